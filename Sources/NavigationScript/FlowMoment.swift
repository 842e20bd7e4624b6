package import ScreenReader
package import TreeFormats

/// What a screen was like between two steps of a flow, and where the cursor was.
package struct FlowMoment: Sendable {
  /// The screen as the reader goes through it.
  package let reading: ScreenReading
  /// Where the cursor was, or `nil` on a screen without elements.
  package let cursor: Cursor?
  /// What the screen looked like, or `nil` where nobody has drawn it.
  package let picture: ScreenPhoto?

  /// Creates a moment.
  package init(reading: ScreenReading, cursor: Cursor?, picture: ScreenPhoto? = nil) {
    self.reading = reading
    self.cursor = cursor
    self.picture = picture
  }
}
