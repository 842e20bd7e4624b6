package import ScreenReader
package import TreeFormats

/// What a screen was like between two steps of a flow, and where the cursor was.
package struct FlowMoment: Sendable {
  /// The screen as the reader goes through it.
  package let reading: ScreenReading
  /// Where the cursor was, or `nil` on a screen without elements.
  package let cursor: Cursor?
  /// Where the keyboard's focus was.
  package let focus: Focus
  /// Which node of the document is the active one of what has the focus, or `nil`.
  package let activeDescendant: Int?
  /// What the screen looked like, or `nil` where nobody has drawn it.
  package let picture: ScreenPhoto?

  /// Where the keyboard's focus is.
  package enum Focus: Equatable, Sendable {
    /// Nothing tells.
    case unknown
    /// Nothing has it.
    case nowhere
    /// Something has it that the reader is not shown, by its number in the document.
    case unseen(Int)
    /// A node of the screen's tree has it.
    case node(Int)
  }

  /// Creates a moment.
  package init(
    reading: ScreenReading, cursor: Cursor?, focus: Focus = .unknown, activeDescendant: Int? = nil,
    picture: ScreenPhoto? = nil
  ) {
    self.reading = reading
    self.cursor = cursor
    self.focus = focus
    self.activeDescendant = activeDescendant
    self.picture = picture
  }
}
