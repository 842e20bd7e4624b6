/// Writing that only the voices of some languages can speak.
package enum WritingScript: CaseIterable, Sendable {
  case hangul, kana, han, cyrillic, arabic, devanagari

  /// Tells the writing of a letter, `nil` for Latin and for what is not told here.
  package init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case ..<0x0400: return nil
    case 0x0400...0x052F: self = .cyrillic
    case 0x0600...0x06FF, 0x0750...0x077F: self = .arabic
    case 0x0900...0x097F: self = .devanagari
    case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: self = .hangul
    case 0x3041...0x30FF: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: self = .han
    default: return nil
    }
  }

  /// What people call the writing.
  package var name: String {
    switch self {
    case .hangul: "Hangul"
    case .kana: "kana"
    case .han: "Chinese characters"
    case .cyrillic: "Cyrillic"
    case .arabic: "Arabic"
    case .devanagari: "Devanagari"
    }
  }

  /// The language that is spoken where none of those that are written so was declared.
  package func language(hasKana: Bool) -> String {
    switch self {
    case .hangul: "ko"
    case .kana: "ja"
    case .han: hasKana ? "ja" : "zh"
    case .cyrillic: "ru"
    case .arabic: "ar"
    case .devanagari: "hi"
    }
  }

  /// Returns whether a language is written so.
  package func writes(_ language: String) -> Bool {
    Self.languages[self]?.contains(String(language.lowercased().prefix { $0.isLetter })) == true
  }

  private static let languages: [WritingScript: Set<String>] = [
    .hangul: ["ko"], .kana: ["ja"], .han: ["zh", "yue", "cmn", "ja", "ko"],
    .cyrillic: ["ru", "uk", "be", "bg", "mk", "sr", "kk", "ky", "mn", "tg", "tt", "ba", "uz"],
    .arabic: ["ar", "fa", "ur", "ps", "ckb", "sd", "ug", "ks"],
    .devanagari: ["hi", "mr", "ne", "sa", "kok", "bho", "mai"],
  ]
}

extension WritingScript {
  /// Returns the ranges of a text that are written in a way that its language is not.
  ///
  /// What stands between two letters of one writing, such as a space or a number, belongs to them.
  package static func foreignRanges(
    of text: String, in language: String
  ) -> [(range: Range<Int>, script: WritingScript, language: String)] {
    // Most text is ASCII.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return [] }
    let hasKana = text.unicodeScalars.contains { WritingScript($0) == .kana }
    var ranges: [(range: Range<Int>, script: WritingScript, language: String)] = []
    var isOpen = false
    for (index, character) in text.enumerated() {
      guard let letter = character.unicodeScalars.first(where: { $0.properties.isAlphabetic })
      else { continue }
      guard let script = WritingScript(letter), !script.writes(language) else {
        isOpen = false
        continue
      }
      let own = script.language(hasKana: hasKana)
      if isOpen, let last = ranges.last, last.language == own {
        ranges[ranges.count - 1].range = last.range.lowerBound..<(index + 1)
      } else {
        ranges.append((index..<(index + 1), script, own))
      }
      isOpen = true
    }
    return ranges
  }
}
