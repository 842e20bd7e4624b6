package import AccessibilityAudit
package import ScreenReader
package import Transcript
package import TreeFormats

/// A screen as a page shows it: its picture, what is heard on it, and all that is known about it.
package struct PageScene: Sendable {
  /// What the screen is called on the page.
  package var name: String
  /// The screen as a reader goes through it, read with `explained`.
  package var reading: ScreenReading
  /// What is heard, stop by stop.
  package var transcript: Transcript
  /// What was lost or inferred when the screen was read, or `nil` for a screen of a flow.
  package var report: ImportReport?
  /// A picture of the real screen, or `nil`.
  package var screenshot: Screenshot?
  /// What the audit found, or `nil` when it was not asked.
  package var audit: AuditResult?
  /// What rules over all screens need of it, or `nil` when the audit was not asked.
  package var member: AuditedSet.Member?
  /// What it costs a listener to use the screen, or `nil`.
  package var effort: Effort?
  /// The stops that the page shows, or `nil` for all.
  package internal(set) var shownStops: Set<Int>?

  /// Creates a scene.
  package init(name: String, reading: ScreenReading, transcript: Transcript) {
    self.name = name
    self.reading = reading
    self.transcript = transcript
  }
}
