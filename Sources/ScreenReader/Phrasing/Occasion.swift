/// The situation in which an element is spoken, which affects the utterance.
public enum Occasion: String, CaseIterable, Hashable, Sendable {
  /// The cursor has moved to a stop.
  case moving
  /// A screen has appeared, and the cursor has landed on it.
  case arrival
  /// Keyboard focus has moved to a stop, and the cursor with it.
  case keyboardFocus
  /// The user has entered a group, and the cursor has landed inside.
  case entering
  /// The user has left a group, and the cursor is on the group.
  case leaving
  /// The cursor has moved to another cell of the row.
  case acrossRow
  /// The cursor has moved to another cell of the column.
  case alongColumn
  /// A quick key has moved the cursor to an element or a line.
  case jumping
  /// The cursor has moved to another line, for readers whose stops are single elements.
  case line
  /// The reader repeats the stop.
  case again
  /// A reader key asks what has the focus or the cursor.
  case reporting
  /// The user has acted on the element, or it has changed.
  case change
  /// The reader is reading everything.
  case readAll
}
