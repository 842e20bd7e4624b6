/// How far the rotor's characters, words and lines have moved into an element's text.
struct TextPosition: Equatable, Sendable {
  /// The stop that the position belongs to, or `nil` when there is none.
  var stop: Int?
  /// The number of characters before the position.
  var offset = 0
}
