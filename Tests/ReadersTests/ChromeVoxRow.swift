import ScreenReader
import Testing

/// A row of ChromeVox's own tests, restated with a page of ours.
struct ChromeVoxRow: Sendable, CustomTestStringConvertible {
  /// Which of the forty-two patterns it belongs to, or `nil` for one of ours.
  let pattern: Int?
  /// Which test it comes from.
  let source: String
  /// The elements between "Begin" and "End".
  let page: String
  /// What is done.
  var acts: [Command]
  /// What is heard in the end, piece by piece.
  let heard: String
  /// Whether other pieces may be heard between these, as in tests that wait for some alone.
  var isPart: Bool
  /// Why it is not heard, or `nil`.
  var differs: String?

  init(
    _ pattern: Int?, _ source: String, _ page: String, _ acts: [Command], _ heard: String,
    isPart: Bool = false, differs: String? = nil
  ) {
    self.pattern = pattern
    self.source = source
    self.page = page
    self.acts = acts
    self.heard = heard
    self.isPart = isPart
    self.differs = differs
  }

  /// Creates a row of the object after "Begin".
  init(
    _ pattern: Int?, _ source: String, _ page: String, _ heard: String, isPart: Bool = false,
    differs: String? = nil
  ) {
    self.init(pattern, source, page, [.next], heard, isPart: isPart, differs: differs)
  }

  var testDescription: String { "\(source): \(heard)" }
}
