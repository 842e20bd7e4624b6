import SystemCalls

/// Shows on a terminal how far long work has come, once it takes longer than a second.
struct ProgressLine {
  private let start = ContinuousClock.now
  private let isActive = isatty(STDERR_FILENO) == 1
  private var isShown = false

  /// Shows the line if it is time to.
  mutating func show(_ text: @autoclosure () -> String) {
    guard isActive, ContinuousClock.now - start > .seconds(1) else { return }
    // Cut to what one row of a narrow terminal holds: a row that wraps cannot be taken back.
    StandardError.write("\r\u{1B}[K" + text().prefix(76))
    isShown = true
  }

  /// Takes the line away, so that something else can be written.
  mutating func clear() {
    guard isShown else { return }
    StandardError.write("\r\u{1B}[K")
    isShown = false
  }
}
