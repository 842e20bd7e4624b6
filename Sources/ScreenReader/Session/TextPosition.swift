/// How far the rotor's characters, words and lines, or the keys of the caret, have moved into a text.
struct TextPosition: Equatable, Sendable {
  /// The stop that the position belongs to, or `nil` when there is none.
  var stop: Int?
  /// The part of that stop, counted from 0.
  var part = 0
  /// The number of characters before the position.
  var offset = 0
}
