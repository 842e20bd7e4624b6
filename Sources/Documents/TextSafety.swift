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
    case 0x200C, 0x200D: last.map(Self.joins) == true ? .kept : .dropped
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: last.map(Self.isSelector) == false ? .kept : .dropped
    case 0xE0020...0xE007F: last == "\u{1F3F4}" && tags < Self.longestFlag ? .kept : .dropped
    case 0xAD, 0x061C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      .dropped
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: .glyph
    default: .kept
    }
  }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007F).contains(scalar.value)
  }

  private static func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
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
