import Testing

@testable import Documents
@testable import Texts

@Suite struct SourceTextTests {
  private static func source(_ text: String) throws(SourceError) -> SourceText {
    try SourceText(bytes: Array(text.utf8), path: "a.yaml")
  }

  static let places: [(text: String, offset: Int, line: Int, column: Int)] = [
    ("", 0, 1, 1), ("", 5, 1, 1), ("", -1, 1, 1), ("abc", 0, 1, 1), ("abc", 2, 1, 3),
    ("abc", 3, 1, 4), ("abc", 99, 1, 4), ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\n", 2, 2, 1),
    ("a\r\nb", 1, 1, 2), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\r\rb", 3, 3, 1),
    ("é👍x", 2, 1, 2), ("é👍x", 6, 1, 3), ("👨‍👩‍👧x", 18, 1, 6), ("\u{FEFF}ab", 1, 1, 2),
  ]

  @Test(arguments: places)
  func countsLinesAndScalarsFromOne(
    _ place: (text: String, offset: Int, line: Int, column: Int)
  ) throws {
    let location = try Self.source(place.text).location(of: place.offset)
    #expect(location == SourcePlace(line: place.line, column: place.column))
  }

  static let invalid: [(bytes: [UInt8], error: String)] = [
    ([0x61, 0x0A, 0x62, 0xFF], "a.yaml:2:2: error: the text is not UTF-8: byte 0xff"),
    ([0x80], "a.yaml:1:1: error: the text is not UTF-8: byte 0x80"),
    ([0xC3, 0xA9, 0xC3], "a.yaml:1:2: error: the text is not UTF-8: byte 0xc3"),
    ([0xC0, 0xAF], "a.yaml:1:1: error: the text is not UTF-8: byte 0xc0"),
    ([0x61, 0xED, 0xA0, 0x80], "a.yaml:1:2: error: the text is not UTF-8: byte 0xed"),
    ([0xF4, 0x90, 0x80, 0x80], "a.yaml:1:1: error: the text is not UTF-8: byte 0xf4"),
    ([0xFF, 0xFE, 0x7B], "a.yaml: error: the text begins like UTF-16, but is not valid UTF-16"),
    (
      [0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x7B],
      "a.yaml: error: the text begins like UTF-16, but is not valid UTF-16"
    ),
    (
      [0xFF, 0xFE] + Array("<hierarchy>x".utf8),
      "a.yaml: error: the text begins like UTF-16, but is not valid UTF-16"
    ),
    ([0xFF, 0xFE, 0x00, 0x00, 0x7B], "a.yaml: error: the text is UTF-32, not UTF-8"),
    (
      [0x7B, 0x00, 0x22, 0x00, 0x61],
      "a.yaml: error: the text is UTF-16 without a byte order mark, not UTF-8"
    ),
    (
      [0x00, 0x7B, 0x00, 0x22, 0x00],
      "a.yaml: error: the text is UTF-16 without a byte order mark, not UTF-8"
    ),
  ]

  @Test func aPictureIsCalledSo() {
    let error = #expect(throws: SourceError.self) {
      try SourceText(bytes: [0x89, 0x50, 0x4E, 0x47], path: "a.yaml")
    }
    #expect(error?.summary == "a.yaml: error: this is a picture (PNG), not a screen")
  }

  @Test(arguments: invalid)
  func refusesWhatIsNotUTF8(_ invalid: (bytes: [UInt8], error: String)) {
    let error = #expect(throws: SourceError.self) {
      try SourceText(bytes: invalid.bytes, path: "a.yaml")
    }
    #expect(error?.summary == invalid.error)
    #expect(error?.suggestion?.hasPrefix("save it as UTF-8") == true)
  }

  @Test func readsWhatPowerShellWrites() throws {
    let text = "a: é\r\nb: 😀"
    for isLittle in [true, false] {
      let units = [0xFEFF] + Array(text.utf16)
      let bytes = units.flatMap { unit in
        let parts = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return isLittle ? parts : parts.reversed()
      }
      let source = try SourceText(bytes: bytes, path: "a.yaml")
      #expect(source.bytes == Array(text.utf8))
      #expect(source.location(of: 7) == SourcePlace(line: 2, column: 1))
    }
  }

  @Test func refusesATextPastTheLimit() {
    let bytes = [UInt8](repeating: 0x20, count: SourceText.maximumSize + 1)
    let error = #expect(throws: SourceError.self) { try SourceText(bytes: bytes, path: "a.yaml") }
    #expect(error?.message == "the input is larger than 128 MiB")
  }

  @Test(arguments: [0, 999, 1_000, 1_001, 2_500, 3_000, 3_001])
  func quotesTheBeginningOfALongLine(_ offset: Int) throws {
    let line = String(repeating: "0123456789", count: 300)
    let source = try Self.source("ab\n\(line)\nc")
    #expect(
      source.error("x", at: 3 + offset).sourceLine
        == (offset > 3_000 ? "c" : line.prefix(1_000).description))
    #expect(source.error("x", at: 2).sourceLine == "ab")
  }

  @Test func dropsTheByteOrderMark() throws {
    #expect(try Self.source("\u{FEFF}a").bytes == [0x61])
  }

  @Test(arguments: ["{\"a\": 1}", " \n{ \"a", "[", "[{", "{}", "{ }", "{", "\u{FEFF}{\"a\": 1}"])
  func knowsJSONByItsBeginning(_ text: String) throws {
    #expect(try Self.source(text).looksLikeJSON)
  }

  @Test(arguments: ["{a: 1}", "{'a': 1}", "a: {}", "<a/>", "", "# [", "{a", "- {}"])
  func takesOtherTextForYAML(_ text: String) throws {
    #expect(try !Self.source(text).looksLikeJSON)
  }

  @Test func errorsShowTheLineWithAMarkUnderTheOffender() throws {
    let source = try Self.source("one: 1\r\ntwo:\té\u{1B}[2J\u{202E}x: 2\r\nthree: 3")
    #expect(
      source.error("wrong", at: 22, suggestion: "right").description == """
        a.yaml:2:12: error: wrong
            2 | two: é [2J x: 2
              |            ^
          right
        """)
  }

  @Test func longLinesAreCutAndPlacesFarRightAreNotMarked() throws {
    let source = try Self.source(String(repeating: "ü", count: 5_000))
    let near = source.error("wrong", at: 20).description.split(separator: "\n")
    #expect(near.count == 3)
    #expect(near[1].count == 8 + 240)
    #expect(source.error("wrong", at: 9_000).description == "a.yaml:1:4501: error: wrong")
  }
}
