import SeededGenerators
import Testing

@testable import Documents

@Suite struct SafeTextTests {
  static let lines: [(text: String, line: String)] = [
    ("Rate", "Rate"), ("", ""), (" ", ""), ("  a  b  ", "a  b"), ("a\nb", "a b"),
    ("a\r\n\r\nb", "a b"), ("a \n b", "a b"), ("a\n  b", "a b"), ("\na\n", "a"), ("a\tb", "a b"),
    ("a\u{0}b", "a b"), ("\u{1B}[31mred", "[31mred"), ("a\u{7F}\u{85}\u{9B}b", "a b"),
    ("a\u{2028}b\u{2029}c", "a b c"), ("abc\u{202E}def", "abcdef"),
    ("\u{2067}شكرا\u{2069}", "شكرا"), ("a\u{200E}b\u{200F}c\u{61C}d", "abcd"),
    ("\u{FEFF}a", "a"), ("a \u{202A}", "a"), ("\u{202A} a", "a"), ("a\u{A0}b", "a\u{A0}b"),
    ("👨‍👩‍👧 👍🏽", "👨‍👩‍👧 👍🏽"), ("e\u{301}", "e\u{301}"), ("“a” – ‘b’…", "“a” – ‘b’…"), ("a ﬁ", "a ﬁ"),
    ("\u{E823} Save", "U+E823 Save"), ("a\n\u{F8FF}", "a U+F8FF"), ("\u{10FFFD}", "U+10FFFD"),
  ]

  @Test(arguments: lines)
  func putsTextOnOneLine(_ line: (text: String, line: String)) {
    #expect(SafeText.line(line.text) == line.line)
  }

  @Test func isSafeWhateverTheText() {
    var random = SeededGenerator(seed: 7)
    let signs = Array(
      "ab \n\r\t\u{0}\u{1B}\u{7F}\u{85}\u{2028}\u{202E}\u{2066}\u{200F}é👍".unicodeScalars)
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
