/// How many columns of a terminal text takes.
///
/// Terminals do not agree on emoji of several scalars. Such a character counts as the widest of what they
/// do, so that nothing ever runs over the edge of its place.
package enum DisplayWidth {
  /// More scalars than this make no character of any language, but could bury a whole terminal under
  /// accents.
  static let longestCharacter = 16

  /// Returns the columns of a text.
  package static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns as much of a text as there is room for, with an ellipsis where it is cut.
  package static func fitted(_ text: String, to limit: Int) -> String {
    guard limit > 0 else { return "" }
    var fitting = ""
    var cut = ""
    var used = 0
    for character in text {
      let width = columns(of: character)
      if used + width > limit { return cut + "…" }
      fitting.append(shortened(character))
      used += width
      if used < limit { cut = fitting }
    }
    return fitting
  }

  /// Returns the end of a text that there is room for.
  package static func ending(of text: Substring, within limit: Int) -> (
    text: Substring, columns: Int
  ) {
    var rest = text
    var width = columns(of: text)
    while width > limit, let dropped = rest.popFirst() { width -= columns(of: dropped) }
    return (rest, width)
  }

  /// Returns the columns of a character.
  package static func columns(of character: Character) -> Int {
    if character.isASCII { return 1 }
    var width = 0
    for scalar in character.unicodeScalars.prefix(longestCharacter) {
      // As an emoji, a sign that has one column otherwise has two.
      if scalar == "\u{FE0F}", width == 1 { width = 2 }
      width += columns(of: scalar)
    }
    return width
  }

  /// Returns the character without more scalars than any language has.
  static func shortened(_ character: Character) -> Character {
    guard character.unicodeScalars.count > longestCharacter else { return character }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: character.unicodeScalars.prefix(longestCharacter))
    return String(scalars).first ?? character
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x300: return 1
    // Vowels and final consonants of Korean that join the syllable before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    // The wide and full-width characters of Unicode's annex 11, other than emoji. The C library's
    // wcwidth knows them too, but Swift does not see it, and its answer hangs on the machine's locale.
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
      0x20000...0x3FFFD:
      return 2
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
