/// The scripts of languages, as far as they matter to voices.
enum Script: String {
  case latin = "Latin"
  case greek = "Greek"
  case cyrillic = "Cyrillic"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case thai = "Thai"
  case hangul = "Hangul"
  case kana = "Japanese"
  case han = "Chinese"

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self = .hangul
    case 0x3040...0x30FF: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF: self = .han
    default: return nil
    }
  }

  /// Returns the script of most letters in a text, or `nil` for fewer than three letters.
  static func dominant(in text: String) -> Script? {
    let counts = counts(in: text)
    guard counts.values.reduce(0, +) >= 3 else { return nil }
    return counts.max { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }?.key
  }

  /// Returns the share of a text that is in a script.
  func share(of text: String) -> Double? {
    let counts = Self.counts(in: text)
    let all = counts.values.reduce(0, +)
    return all < 3 ? nil : Double(counts[self] ?? 0) / Double(all)
  }

  private static func counts(in text: String) -> [Script: Int] {
    var counts: [Script: Int] = [:]
    // Most text is written in one script; its letters are counted together.
    var (run, length) = (Script?.none, 0)
    for scalar in text.unicodeScalars {
      guard let script = Script(scalar) else { continue }
      if script != run {
        if let run { counts[run, default: 0] += length }
        (run, length) = (script, 0)
      }
      length += 1
    }
    if let run { counts[run, default: 0] += length }
    return counts
  }

  /// Returns the most likely language of non-Latin letters if nothing else states it, or `nil` for a text without
  /// any.
  static func usualLanguage(of text: String) -> String? {
    let counts = counts(in: text).filter { $0.key != .latin }
    // Half of what is Japanese is written as Chinese is.
    if counts[.kana] != nil { return "ja" }
    switch counts.max(by: { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) })?.key {
    case nil, .latin: return nil
    case .greek: return "el"
    case .cyrillic: return "ru"
    case .hebrew: return "he"
    case .arabic: return "ar"
    case .devanagari: return "hi"
    case .thai: return "th"
    case .hangul: return "ko"
    case .kana: return "ja"
    case .han: return "zh"
    }
  }

  /// Returns whether a language may use the script; names in Latin letters occur in every language.
  static func canBe(_ script: Script, in language: String) -> Bool {
    script == .latin || scripts(of: language).contains(script)
  }

  /// Returns the scripts in which a language is written.
  static func scripts(of language: String) -> [Script] {
    switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "el": [.greek]
    case "sr": [.cyrillic, .latin]
    case "ru", "uk", "bg", "mk", "be", "kk", "ky", "mn": [.cyrillic]
    case "he", "yi": [.hebrew]
    case "ar", "fa", "ur", "ps", "sd", "ug", "ckb": [.arabic]
    case "hi", "mr", "ne", "sa": [.devanagari]
    case "th": [.thai]
    case "ko": [.hangul, .han]
    case "ja": [.kana, .han]
    case "zh", "yue": [.han]
    default: [.latin]
    }
  }
}
