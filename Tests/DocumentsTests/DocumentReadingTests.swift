import Testing

@testable import Documents
@testable import Texts

@Suite struct DocumentReadingTests {
  /// A document with the kind of every scalar, to compare as text.
  private static func outline(_ node: DocumentNode) -> String {
    switch node.kind {
    case .sequence: return "[" + node.items.map(outline).joined(separator: ", ") + "]"
    case .mapping:
      var pairs: [String] = []
      do throws(SourceError) {
        try node.forEachPair { (key, value) throws(SourceError) in
          pairs.append("\(key.text): \(outline(value))")
        }
      } catch { pairs.append("\(error)") }
      return "{" + pairs.joined(separator: ", ") + "}"
    default: return "\(node.kind) \(node.text)"
    }
  }

  private static func outline(_ text: String) throws -> String {
    outline(try Document(SourceText(bytes: Array(text.utf8), path: "a")).root)
  }

  static let json: [(text: String, outline: String)] = [
    (#"{"a": 1, "b": [true, null, "c"]}"#, "{a: number 1, b: [boolean true, null null, string c]}"),
    ("[]", "[]"), ("{}", "{}"), ("[[], {}]", "[[], {}]"), (" [ 1 , 2 ] ", "[number 1, number 2]"),
    (
      "[-0, 1.50, 1e3, 1E+3, 2e-1]",
      "[number -0, number 1.50, number 1e3, number 1E+3, number 2e-1]"
    ),
    ("[NaN, Infinity, -Infinity]", "[number NaN, number Infinity, number -Infinity]"),
    (#"["\"\\\/\b\f\n\r\tA"]"#, "[string \"\\/\u{8}\u{C}\n\r\tA]"),
    (#"["\u0041\u00e9\u4e2d"]"#, "[string Aé中]"), (#"["\ud83d\ude00"]"#, "[string 😀]"),
    (
      #"["\ud83d", "\ude00", "\ud83dx", "\ud83d\u0041"]"#,
      "[string \u{FFFD}, string \u{FFFD}, string \u{FFFD}x, string \u{FFFD}A]"
    ),
    ("[\"\u{7F}\u{2028}👍\"]", "[string \u{7F}\u{2028}👍]"),
  ]

  @Test(arguments: json) func readsJSON(_ case: (text: String, outline: String)) throws {
    #expect(try Self.outline(`case`.text) == `case`.outline)
  }

  static let yaml: [(text: String, outline: String)] = [
    ("a: on", "{a: plain on}"), ("on: off", "{on: plain off}"), ("1: 1.0", "{1: plain 1.0}"),
    ("a:", "{a: plain }"), ("a: ''", "{a: string }"), ("a: 'it''s'", "{a: string it's}"),
    (#"a: "\x41\u00e9\U0001F600\n""#, "{a: string Aé😀\n}"), ("- a\n- b", "[plain a, plain b]"),
    ("a: |\n  x\n  y\n", "{a: string x\ny\n}"), ("a: >-\n  x\n  y\n", "{a: string x y}"),
    ("a: b\n  c", "{a: plain b c}"), ("{a: [b, {c: }]}", "{a: [plain b, {c: plain }]}"),
    ("a: b # c", "{a: plain b}"), ("a: b#c", "{a: plain b#c}"),
    ("a: http://b", "{a: plain http://b}"),
    ("a: null\nb: ~", "{a: plain null, b: plain ~}"), ("? a\n: b", "{a: plain b}"),
    ("---\na: b\n...\n", "{a: plain b}"), ("a:\r\n- b\r\n", "{a: [plain b]}"),
    ("<<: a", "{<<: plain a}"), ("- - a\n  - b", "[[plain a, plain b]]"),
  ]

  @Test(arguments: yaml) func readsYAMLWithoutGuessing(_ case: (text: String, outline: String))
    throws
  {
    #expect(try Self.outline(`case`.text) == `case`.outline)
  }

  @Test func nodesKnowTheirPlaces() throws {
    let text = "é: [a, \"👍\", b]\r\nc:\r\n  - d"
    let root = try Document(SourceText(bytes: Array(text.utf8), path: "a.yaml")).root
    let places = (root["é"]?.items ?? []).map { $0.error("").location }
    #expect(places == [5, 8, 13].map { SourcePlace(line: 1, column: $0) })
    let last = root["c"]?.items.first?.error("").location
    #expect(last == SourcePlace(line: 3, column: 5))
  }

  @Test func deepJSONIsReadAndDeeperIsRefused() throws {
    let depth = 200_000
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let document = try Document(SourceText(bytes: Array(text.utf8), path: "a.json"))
    #expect(document.entries.count == depth)
    let deeper = Array(repeating: UInt8(0x5B), count: JSONParser.maximumDepth + 1)
    let error = #expect(throws: SourceError.self) {
      try Document(SourceText(bytes: deeper, path: "a.json"))
    }
    #expect(error?.message == "the JSON is nested deeper than 1000000 levels")
  }
}
