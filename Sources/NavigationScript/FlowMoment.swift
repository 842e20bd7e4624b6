package import ScreenReader

/// What a screen was like between two steps of a flow, and where the cursor was.
package struct FlowMoment: Sendable {
  /// The screen as the reader goes through it.
  package let reading: ScreenReading
  /// Where the cursor was, or `nil` on a screen without elements.
  package let cursor: Cursor?

  /// Creates a moment.
  ///
  /// - Parameters:
  ///   - reading: The screen as the reader goes through it.
  ///   - cursor: Where the cursor was.
  package init(reading: ScreenReading, cursor: Cursor?) {
    self.reading = reading
    self.cursor = cursor
  }
}
