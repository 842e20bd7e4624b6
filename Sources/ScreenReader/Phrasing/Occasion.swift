/// When something is said about an element: what is heard differs with it.
public enum Occasion: String, CaseIterable, Hashable, Sendable {
  /// The cursor has moved to a stop.
  case moving
  /// A screen has appeared and the cursor with it.
  case arrival
  /// The keyboard's focus has moved to a stop, and the cursor with it.
  case keyboardFocus
  /// A group has been entered, and the cursor has landed on what is inside.
  case entering
  /// A group has been left, and the cursor is on the group.
  case leaving
  /// The cursor has moved to another cell of the row.
  case acrossRow
  /// The cursor has moved to another cell of the column.
  case alongColumn
  /// A quick key has led to an element or a line.
  case jumping
  /// The cursor has moved to another line, for readers whose stops are single elements.
  case line
  /// The stop is said once more.
  case again
  /// A key of the reader asks what has the focus or the cursor.
  case reporting
  /// The element has been acted on, or has changed.
  case change
  /// Everything is being read.
  case readAll
}
