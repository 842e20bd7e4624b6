public import AccessibilityTree
public import TranscriptDiff

/// A screen, and what a real reader was heard to say on it.
public struct Capture: Sendable {
  /// What the capture is called in reports.
  public var name: String
  /// The tree that the reader went through.
  public var screen: Screen
  /// What was heard, in order.
  public var heard: [RecordedStop]
  /// Whether the capture begins as the app comes up, so that its name is heard first.
  public var arrives: Bool
  /// Where the capture stands in its file, counted from 1.
  public var line: Int

  /// Creates a capture.
  ///
  /// - Parameters:
  ///   - name: What it is called in reports.
  ///   - screen: The tree that the reader went through.
  ///   - heard: What was heard, in order.
  ///   - arrives: Whether it begins as the app comes up.
  ///   - line: Where it stands in its file, counted from 1.
  public init(
    name: String, screen: Screen, heard: [RecordedStop], arrives: Bool = false, line: Int = 1
  ) {
    self.name = name
    self.screen = screen
    self.heard = heard
    self.arrives = arrives
    self.line = line
  }
}
