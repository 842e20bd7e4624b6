package import AccessibilityTree
package import ScreenReader
package import Transcript
package import TranscriptDiff

/// A screen, and what a real reader was heard to say on it.
package struct Capture: Sendable {
  /// What the capture is called in reports.
  package var name: String
  /// The tree that the reader went through.
  package var screen: Screen
  /// What was heard, in order.
  package var heard: [RecordedStop]
  /// Whether the capture begins as the app comes up, so that its name is heard first.
  package var arrives: Bool
  /// What the user did, where the capture is no list of stops.
  package var steps: [CaptureStep] = []
  /// The `id` of the element at which steps begin, or `nil` for the outside of a page or the first stop.
  package var start: String?
  /// Where the caret of fields was, by their `id`s.
  package var carets: [String: KeyboardFocus.Caret] = [:]
  /// How the reader is set, where that differs from what a new user has.
  package var settings: [ReaderOptions.Assignment] = []
  /// Where the capture stands in its file, counted from 1.
  package var line: Int

  /// Creates a capture.
  package init(
    name: String, screen: Screen, heard: [RecordedStop], arrives: Bool = false, line: Int = 1
  ) {
    self.name = name
    self.screen = screen
    self.heard = heard
    self.arrives = arrives
    self.line = line
  }
}
