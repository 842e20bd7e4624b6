import SeededGenerators

/// Labels that an engine might stumble over: mixed scripts, markup, commands, controls, long runs.
enum HostileText {
  private static let pieces = [
    "<speak>", "</voice>", "<break time=\"9s\"/>", "<audio src=\"/etc/passwd\"/>",
    "<prosody rate=\"x\">",
    "[[h@l'oU]]", "\u{1}+50S", "\u{1}Vfr ", "\u{1}5M", "\0", "\u{7}", "\u{1B}[2J", "\u{85}",
    "&amp;", "&#x1;",
    "-->", "{\\an8}", "\u{202E}", "\u{2066}", "\u{FEFF}", scalar(0xFFFE), scalar(0xFFFF),
    scalar(0xFDD0), "\u{E000}",
    "s's's's's's'", "é . é . é . ", "e.g. ", "...", "!?!?", "((((", "$1,234.56", "1e999",
    "00:00:00.000",
    "http://example.com/a?b=c&d", "👩‍🚀", "🏳️‍🌈", "🇰🇷", "❤️", "\u{1F3FF}", "e\u{301}\u{302}\u{303}", "ﷺ",
    "ｆｕｌｌ", "𝐛𝐨𝐥𝐝",
    "안녕하세요", "버튼", "Привет", "שלום", "مرحبا", "你好世界", "こんにちは", "नमस्ते", "ไทย", "Ελληνικά", "ქართული",
    "ꙮ",
    "button", "Rate", "CamelCase", "UPPER", "iOS", "\r\n", "\t", " ", " ", " ",
  ]

  /// A noncharacter, which no literal may hold.
  private static func scalar(_ value: UInt32) -> String {
    Unicode.Scalar(value).map(String.init) ?? ""
  }

  /// Returns a label of one to twelve pieces, some of them random scalars or long runs.
  static func label(_ generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      switch Int.random(in: 0..<20, using: &generator) {
      case 0:
        text += String(
          repeating: piece(&generator), count: Int.random(in: 2...40, using: &generator))
      case 1, 2:
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
          let value = UInt32.random(in: 0...0x10FFFF, using: &generator)
          if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
      case 3: text += String(UInt64.random(in: 0...UInt64.max, using: &generator), radix: 36)
      default: text += piece(&generator)
      }
    }
    return text
  }

  private static func piece(_ generator: inout SeededGenerator) -> String {
    pieces[Int.random(in: 0..<pieces.count, using: &generator)]
  }
}
