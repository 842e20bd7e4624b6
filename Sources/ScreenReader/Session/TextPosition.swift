/// How far the rotor's characters, words and lines, or the keys of the caret, have moved into a text.
struct TextPosition: Equatable, Comparable, Sendable {
  /// The stop that the position belongs to, or `nil` when there is none.
  var stop: Int?
  /// The part of that stop, counted from 0.
  var part = 0
  /// The number of characters before the position.
  var offset = 0

  static func < (one: TextPosition, other: TextPosition) -> Bool {
    (one.stop ?? -1, one.part, one.offset) < (other.stop ?? -1, other.part, other.offset)
  }
}
