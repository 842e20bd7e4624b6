/// What becomes of each character of a text that people read, one after the other.
///
/// What nobody sees is kept only where it shapes what is seen: joiners after a letter of a script that joins or an emoji,
/// one variation selector, the tags of a flag. Anywhere else it could hide words from people that a machine reads.
struct TextSafety {
  enum Fate {
    case kept
    /// A line break or control character, instead of which a space stands.
    case space
    /// Not seen, or turns what is seen around.
    case dropped
    /// A sign of an icon font, instead of which its number stands.
    case glyph
  }

  /// The most tags of a flag: five for its land and part, and the end.
  private static let longestFlag = 7

  private var last: Unicode.Scalar?
  private var tags = 0

  /// Tells what becomes of the next character.
  mutating func fate(of scalar: Unicode.Scalar) -> Fate {
    let fate = self.judged(scalar)
    if fate != .dropped {
      let isTag = Self.isTag(scalar)
      tags = isTag ? tags + 1 : 0
      // Tags belong to the flag before them.
      // Neither white space nor the number of a glyph is shaped by what follows.
      if !isTag { last = fate == .kept && scalar != " " ? scalar : nil }
    }
    return fate
  }

  private func judged(_ scalar: Unicode.Scalar) -> Fate {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: .space
    case 0x20...0x7E: .kept
    case 0x200C, 0x200D: last.map(Self.joins) == true ? .kept : .dropped
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F:
      last.map { Self.isShaped($0, by: scalar) } == true ? .kept : .dropped
    case 0xE0020...0xE007F: last == "\u{1F3F4}" && tags < Self.longestFlag ? .kept : .dropped
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: .glyph
    // Musical brackets of no width, and controls of hieroglyphs, have no mark of their own either.
    case 0xFFF0...0xFFFB, 0xFDD0...0xFDEF, 0x13430...0x1343F, 0x1D159, 0x16FE4: .dropped
    // Each plane ends with two that are no characters.
    default: scalar.value & 0xFFFE == 0xFFFE || Self.isUnseen(scalar) ? .dropped : .kept
    }
  }

  /// Whether a character has nothing to see; signs of Arabic and Syriac that stand before numbers do.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isDefaultIgnorableCodePoint { return true }
    guard scalar.properties.generalCategory == .format else { return false }
    switch scalar.value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: return false
    default: return true
    }
  }

  /// Whether a variation selector shapes the character before it: of emoji, ideographs, mathematics and Mongolian.
  private static func isShaped(
    _ scalar: Unicode.Scalar, by selector: Unicode.Scalar
  ) -> Bool {
    switch selector.value {
    case 0xFE0E, 0xFE0F: scalar.properties.isEmoji
    case 0x180B...0x180F: (0x1800...0x18AF).contains(scalar.value) && !isSelector(scalar)
    case 0xE0100...: scalar.properties.isIdeographic
    default:
      scalar.properties.isIdeographic || scalar.properties.isMath
        || (0x1000...0x109F).contains(scalar.value) || (0xA840...0xA877).contains(scalar.value)
    }
  }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007F).contains(scalar.value)
  }

  private static func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: true
    default: false
    }
  }

  /// Whether a joiner after a character can change how it looks: not after Latin, Greek and Cyrillic letters, white
  /// space, and another joiner.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x0600 && scalar.value != 0x200C && scalar.value != 0x200D
      && !scalar.properties.isWhitespace
  }
}
