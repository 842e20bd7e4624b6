/// A key of the terminal's keyboard, whatever bytes the terminal sends for it.
package enum Key: Hashable, Sendable {
  /// The arrow keys.
  case up, down, left, right
  /// The keys that go to an end.
  case home, end
  /// The arrows to the sides and the keys that go to an end, with Control.
  case wordLeft, wordRight, top, bottom
  /// The keys that go by a page.
  case pageUp, pageDown
  /// The Escape key by itself.
  case escape
  /// The Return key.
  case enter
  /// The Tab key, and Shift with it.
  case tab, backTab
  /// The key that deletes backwards.
  case backspace
  /// The key that deletes forwards.
  case delete
  /// A key that types a character.
  case character(Character)
  /// A letter typed with Control, in lower case.
  case control(Character)
  /// Text that was pasted as a whole.
  case paste(String)
  /// A key without meaning here.
  case other
}
