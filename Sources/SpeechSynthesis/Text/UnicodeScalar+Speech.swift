extension Unicode.Scalar {
  /// Whether the scalar separates words: white space, controls, and what stands for no character.
  var isSpace: Bool {
    switch value {
    case 0x00...0x20, 0x7F...0xA0: true
    case 0..<0x80: false
    case 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE || properties.isWhitespace
    }
  }

  /// Whether the scalar is heard, separates words, or changes how its neighbours are heard.
  func isSpeakable(after previous: Unicode.Scalar?, before next: Unicode.Scalar?) -> Bool {
    switch value {
    case 0xFE0F:
      // Makes a sign an emoji.
      return previous?.properties.isEmoji == true
    case 0x200C:
      return previous?.needsJoiners == true && next?.needsJoiners == true
    case 0x200D:
      if previous?.needsJoiners == true { return true }
      return previous?.isPartOfEmoji == true && next?.properties.isEmoji == true
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD:
      // Signs in front of numbers, which are formats by category and yet visible.
      return true
    default:
      // Noncharacters count as ignorable; they separate words.
      return isSpace
        || properties.generalCategory != .format && !properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether the scalar can end a word of emoji that a joiner continues.
  private var isPartOfEmoji: Bool {
    value == 0xFE0F || value > 0xFF && properties.isEmoji || properties.isEmojiModifier
  }

  /// Whether the script writes different letters with and without joiners: Arabic to Sinhala.
  private var needsJoiners: Bool {
    (0x0600...0x0DFF).contains(value)
  }

  /// Whether the scalar belongs to the one before it.
  var continuesCharacter: Bool {
    properties.isGraphemeExtend || properties.isEmojiModifier || value == 0x200D
  }

  /// How much of the engine's buffers the scalar takes, in bytes.
  ///
  /// A Hangul syllable is taken apart into up to three letters of three bytes.
  var speechCost: Int {
    switch value {
    case 0xAC00...0xD7A3: 10
    case 0x10000...: 4
    case 0x800...: 3
    case 0x80...: 2
    default: 1
    }
  }

  /// Whether a sentence can end after the scalar.
  var endsSentence: Bool {
    switch self {
    case ".", "!", "?", "…", "。", "！", "？", "।", "؟", "۔": true
    default: false
    }
  }

  /// Whether a clause can end after the scalar.
  var endsClause: Bool {
    switch self {
    case ",", ";", ":", "—", "–", "、", "，", "；", "：", "،", "؛": true
    default: false
    }
  }

  /// Whether the scalar may follow the mark that ends a sentence or clause: `done.")`.
  var closesQuotation: Bool {
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation: true
    default: self == "\"" || self == "'"
    }
  }
}
