import Testing

@testable import Documents
@testable import Texts

@Suite struct JSONWriterTests {
  private static func written(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  static let texts: [(text: String, json: String)] = [
    ("Rate", #""Rate""#), ("", #""""#), (#"a "b" \c"#, #""a \"b\" \\c""#), ("a/b", #""a/b""#),
    ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1B}\u{7F}\u{85}\u{9B}", #""\u0000\u001b\u007f\u0085\u009b""#),
    ("\u{202E}\u{2066}\u{200F}\u{61C}", #""\u202e\u2066\u200f\u061c""#),
    ("\u{2028}\u{FEFF}\u{FFFE}\u{FFFF}", #""\u2028\ufeff\ufffe\uffff""#),
    ("é “a” 👍🏽 شكرا", #""é “a” 👍🏽 شكرا""#), ("\u{A0}\u{AD}", "\"\u{A0}\\u00ad\""),
  ]

  @Test(arguments: texts) func escapesTexts(_ text: (text: String, json: String)) throws {
    let json = Self.written { $0.value(text.text) }
    #expect(json == text.json)
    let document = try Document(json: SourceText(bytes: Array("[\(json)]".utf8), path: "a.json"))
    #expect(document.root.items.first?.text == text.text)
  }

  static let numbers: [(number: Double, json: String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-12, "-12"), (0.5, "0.5"), (0.1, "0.1"), (1e16, "1e+16"),
    (-9_223_372_036_854_775_808, "-9.223372036854776e+18"),
    (9_007_199_254_740_991, "9007199254740991"), (1e-7, "1e-07"), (.infinity, "null"),
    (.nan, "null"), (375, "375"), (333.3333333333333, "333.3333333333333"),
  ]

  @Test(arguments: numbers) func writesNumbersShort(_ number: (number: Double, json: String)) {
    #expect(JSONWriter.text(number.number) == number.json)
    #expect(Self.written { $0.value(number.number) } == number.json)
  }

  /// YAML knows no pairs of escapes.
  @Test func aScalarOfYAMLIsOneEscape() throws {
    let text = "A\u{E0041}"
    #expect(YAMLText.scalar(text) == #""A\U000e0041""#)
    let source = try SourceText(bytes: Array("a: \(YAMLText.scalar(text))".utf8), path: "a.yaml")
    #expect(try Document(yaml: source).root["a"]?.text == text)
  }

  @Test func aResultSaysWhatItIs() {
    let json = Self.written { json in
      json.result("earshot-diff") { $0.field("equal", true) }
    }
    #expect(json == #"{"format": "earshot-diff", "version": 1, "equal": true}"#)
  }

  @Test func separatesValues() {
    let json = Self.written { json in
      json.object { json in
        json.line(2)
        json.key("a")
        json.value(["b", "c"])
        json.line(2)
        json.array("d") { json in
          json.value(1)
          json.value(true)
          json.value(nil as String?)
          json.object { _ in }
        }
        json.lastLine(0)
      }
    }
    #expect(
      json == """
        {
          "a": ["b", "c"],
          "d": [1, true, null, {}]
        }
        """)
  }
}
