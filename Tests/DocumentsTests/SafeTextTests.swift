import SeededGenerators
import Testing

@testable import Documents
@testable import Texts

@Suite struct SafeTextTests {
  /// The flag of England.
  static let flag = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
  static let lines: [(text: String, line: String)] = [
    ("Rate", "Rate"), ("", ""), (" ", ""), ("  a  b  ", "a  b"), ("a\nb", "a b"),
    ("a\r\n\r\nb", "a b"), ("a \n b", "a b"), ("a\n  b", "a b"), ("\na\n", "a"), ("a\tb", "a b"),
    ("a\u{0}b", "a b"), ("\u{1B}[31mred", "[31mred"), ("a\u{7F}\u{85}\u{9B}b", "a b"),
    ("a\u{2028}b\u{2029}c", "a b c"), ("abc\u{202E}def", "abcdef"),
    ("\u{2067}شكرا\u{2069}", "شكرا"), ("a\u{200E}b\u{200F}c\u{61C}d", "abcd"),
    ("\u{FEFF}a", "a"), ("a \u{202A}", "a"), ("\u{202A} a", "a"), ("a\u{A0}b", "a\u{A0}b"),
    ("👨‍👩‍👧 👍🏽", "👨‍👩‍👧 👍🏽"), ("e\u{301}", "e\u{301}"), ("“a” – ‘b’…", "“a” – ‘b’…"), ("a ﬁ", "a ﬁ"),
    ("\u{E823} Save", "U+E823 Save"), ("a\n\u{F8FF}", "a U+F8FF"), ("\u{10FFFD}", "U+10FFFD"),
    // What nobody sees stays only where it shapes what is seen.
    ("a\u{200B}b\u{2060}c\u{AD}d", "abcd"), ("a\u{200D}b\u{200C}c", "abc"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("क\u{94D}\u{200D}ष", "क\u{94D}\u{200D}ष"),
    ("👩\u{200D}\u{200D}\u{200D}👧", "👩\u{200D}👧"),
    ("❤\u{FE0F}\u{200D}🔥", "❤\u{FE0F}\u{200D}🔥"),
    (flag, flag),
    ("a\u{E0041}\u{E0042}", "a"), ("a\u{FE0F}\u{FE01}\u{E0110}b", "ab"),
    ("❤\u{FE0F}\u{FE01}\u{E0110}b", "❤\u{FE0F}b"), ("葛\u{E0100}\u{E0101}", "葛\u{E0100}"),
    ("a\u{34F}\u{3164}\u{180B}\u{1D173}b", "ab"), ("\u{600}1", "\u{600}1"),
    (
      "🏴" + String(repeating: "\u{E0041}", count: 50),
      "🏴" + String(repeating: "\u{E0041}", count: 7)
    ),
  ]

  @Test(arguments: lines)
  func putsTextOnOneLine(_ line: (text: String, line: String)) {
    #expect(SafeText.line(line.text) == line.line)
  }

  @Test func linesKeepTheirPlaces() {
    #expect(SafeText.lines(" a\n\tb\r\n\u{1B}[2J\u{202E}c\u{200B} ") == " a\n\tb\n [2Jc ")
    #expect(SafeText.lines(" a\n\tb ") == " a\n\tb ")
  }

  @Test func isSafeWhateverTheText() {
    var random = SeededGenerator(seed: 7)
    let signs = Array(
      "ab \n\r\t\u{0}\u{1B}\u{7F}\u{85}\u{2028}\u{202E}\u{2066}\u{200F}\u{200D}\u{200B}\u{E0041}\u{FE0F}\u{E823}é👍"
        .unicodeScalars)
    for _ in 0..<2_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        text.append(signs[Int.random(in: signs.indices, using: &random)])
      }
      let line = SafeText.line(String(text))
      let isSafe = line.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control && !$0.properties.isBidiControl
      }
      #expect(isSafe)
      #expect(SafeText.line(line) == line)
      #expect(line.first != " " && line.last != " ")
    }
  }

  static let quotes: [(text: String, quoted: String)] = [
    ("buton", "\"buton\""), ("", "\"\""), ("a\nb", "\"a b\""), ("\u{1B}[2J", "\"[2J\""),
    (String(repeating: "a", count: 60), "\"" + String(repeating: "a", count: 60) + "\""),
    (String(repeating: "a", count: 61), "\"" + String(repeating: "a", count: 60) + "…\""),
    (String(repeating: "a", count: 9_000), "\"" + String(repeating: "a", count: 60) + "…\""),
  ]

  @Test(arguments: quotes)
  func quotesTextForMessages(_ quote: (text: String, quoted: String)) {
    #expect(SafeText.quoted(quote.text) == quote.quoted)
  }

  @Test func cutsACharacterWithAnyNumberOfMarks() {
    let text = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(SafeText.quoted(text).unicodeScalars.count < 500)
  }
}
