extension String {
  /// The words with one space between them, as they are heard, however they are set.
  var withSingleSpaces: String {
    // Most texts have nothing but single spaces inside, which costs little to see.
    var last: UInt8 = 0x20
    var isPlain = true
    for byte in utf8 {
      if byte > 0x7E || byte < 0x20 || byte == 0x20 && last == 0x20 {
        isPlain = false
        break
      }
      last = byte
    }
    if isPlain, last != 0x20 || isEmpty { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns whether a text is heard like this one: both are equal but for white space.
  func isHeardLike(_ other: String?) -> Bool {
    guard let other else { return false }
    return self == other || withSingleSpaces == other.withSingleSpaces
  }
}
