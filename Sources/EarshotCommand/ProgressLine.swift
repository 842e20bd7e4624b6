import SystemCalls

/// Shows on a terminal how far a set of files has been read, once that takes longer than a second.
struct ProgressLine {
  private let total: Int
  private let start = ContinuousClock.now
  private let isActive = isatty(STDERR_FILENO) == 1
  private var isShown = false

  /// Creates a line that is not shown yet.
  init(total: Int) { self.total = total }

  /// Shows the line if it is time to.
  mutating func show(_ done: Int, _ name: String) {
    guard isActive, total > 1, ContinuousClock.now - start > .seconds(1) else { return }
    // Cut to what one row of a narrow terminal holds: a row that wraps cannot be taken back.
    StandardError.write("\r\u{1B}[K" + "reading \(done + 1) of \(total): \(name)".prefix(76))
    isShown = true
  }

  /// Takes the line away, so that something else can be written.
  mutating func clear() {
    guard isShown else { return }
    StandardError.write("\r\u{1B}[K")
    isShown = false
  }
}
