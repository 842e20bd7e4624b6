/// How long the letters and words of a kind of writing take to say, beside those of Latin.
///
/// The figures are measured with the voices that come with Earshot, on the words of its phrase books and
/// examples: seconds of speech fitted to letters and words.
enum SpokenScript {
  /// Latin, and all that is not measured.
  case latin
  case hangul, kana, arabic, devanagari
  /// Chinese characters, read by a voice that can read them.
  case han
  /// Chinese characters in Japanese, which the Japanese voice spells as "Chinese letter".
  case unreadKanji

  /// Tells the writing of a letter.
  ///
  /// - Parameters:
  ///   - scalar: The letter.
  ///   - isJapanese: Whether the Japanese voice speaks it.
  init(_ scalar: Unicode.Scalar, isJapanese: Bool) {
    switch scalar.value {
    case ..<0x0600: self = .latin
    case 0x0600...0x06FF, 0x0750...0x077F: self = .arabic
    case 0x0900...0x097F: self = .devanagari
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self = .hangul
    case 0x3040...0x30FF: self = .kana
    case 0x3005...0x3007, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      self = isJapanese ? .unreadKanji : .han
    default: self = .latin
    }
  }

  /// How many letters of Latin a letter takes.
  var letter: Double {
    switch self {
    case .latin, .devanagari: 1
    case .arabic: 1.6
    case .kana: 2
    case .hangul: 2.3
    case .han: 4.8
    case .unreadKanji: 14.5
    }
  }

  /// How many letters of Latin the gap before a word takes.
  var word: Double {
    switch self {
    case .latin, .arabic: 1
    case .kana, .devanagari: 1.7
    case .hangul: 3.8
    case .han, .unreadKanji: 0
    }
  }
}
