public import AccessibilityAudit
public import ScreenReader
public import Transcript
public import TreeFormats

/// A screen as a page shows it: its picture, what is heard on it, and all that is known about it.
public struct PageScene: Sendable {
  /// What the screen is called on the page.
  public var name: String
  /// The screen as a reader goes through it, read with `explained`.
  public var reading: ScreenReading
  /// What is heard, stop by stop.
  public var transcript: Transcript
  /// What was lost or inferred when the screen was read, or `nil` for a screen of a flow.
  public var report: ImportReport?
  /// A picture of the real screen as a `data:` URL, or `nil`.
  public var screenshot: String?
  /// What the audit found, or `nil` when it was not asked.
  public var audit: AuditResult?
  /// What it costs a listener to use the screen, or `nil`.
  public var effort: Effort?

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - name: What the screen is called on the page.
  ///   - reading: The screen as a reader goes through it, read with `explained`.
  ///   - transcript: What is heard, stop by stop.
  public init(name: String, reading: ScreenReading, transcript: Transcript) {
    self.name = name
    self.reading = reading
    self.transcript = transcript
  }
}
