import ScreenReader
import Testing

/// A row of NVDA's own tests or logs, restated with a page of ours.
struct NVDARow: Sendable, CustomTestStringConvertible {
  /// Which of the sixty patterns it belongs to, or `nil` for one of ours.
  let pattern: Int?
  /// Where it comes from: a test of `chromeTests.py`, or the page and the target of a log.
  let source: String
  /// The element between "Begin" and "End".
  let page: String
  /// What is done.
  var acts: [Command] = []
  /// What is heard in the end, piece by piece; of what is read at once, one line of it.
  let heard: String
  /// Why it is not heard, or `nil`.
  var differs: String?

  init(
    _ pattern: Int?, _ source: String, _ page: String, _ acts: [Command], _ heard: String,
    differs: String? = nil
  ) {
    self.pattern = pattern
    self.source = source
    self.page = page
    self.acts = acts
    self.heard = heard
    self.differs = differs
  }

  var testDescription: String { "\(source): \(heard)" }
}
