import Testing

@testable import Documents
@testable import Texts

@Suite struct DocumentKeysTests {
  private static func source(_ text: String) throws(SourceError) -> SourceText {
    try SourceText(bytes: Array(text.utf8), path: "a")
  }

  /// A mapping with as many keys as given, and one more at its end.
  private static func mapping(of count: Int, and last: String) -> String {
    "{" + (0..<count).map { "\"k\($0)\": 0, " }.joined() + "\(last): 0}"
  }

  static let twice: [(text: String, error: String)] = [
    (#"{"a": 1, "a": 2}"#, #"a:1:10: error: the key "a" is given twice"#),
    (#"{"a": 1, "\u0061": 2}"#, #"a:1:10: error: the key "a" is given twice"#),
    (#"{"\u0061": 1, "b": {"a": 0}, "a": 2}"#, #"a:1:30: error: the key "a" is given twice"#),
    (#"{"": 1, "": 2}"#, #"a:1:9: error: the key "" is given twice"#),
    ("a: 1\n'a': 2", #"a:2:1: error: the key "a" is given twice"#),
    ("\"\\x61\": 1\na: 2", #"a:2:1: error: the key "a" is given twice"#),
    (mapping(of: 23, and: "\"k0\""), #"a:1:222: error: the key "k0" is given twice"#),
    (mapping(of: 24, and: "\"k23\""), #"a:1:232: error: the key "k23" is given twice"#),
    (mapping(of: 60, and: "\"k59\""), #"a:1:592: error: the key "k59" is given twice"#),
    (mapping(of: 60, and: "\"\\u006b3\""), #"a:1:592: error: the key "k3" is given twice"#),
  ]

  @Test(arguments: twice)
  func aKeyThatIsGivenTwiceIsFound(_ row: (text: String, error: String)) {
    #expect {
      _ = try Document(Self.source(row.text))
    } throws: {
      ($0 as? SourceError)?.summary == row.error
    }
  }

  @Test func listsAndMappingsAroundHaveKeysOfTheirOwn() throws {
    let many = Self.mapping(of: 60, and: "\"last\"")
    let text = "{\"k1\": [\(many), \(many)], \"k2\": \(many), \"k3\": {\"k1\": 0, \"k2\": 0}}"
    let root = try Document(Self.source(text)).root
    #expect(root["k1"]?.items.map { $0["k59"]?.text } == ["0", "0"])
    #expect(root["k2"]?["last"]?.text == "0")
    #expect(root["k3"]?["k2"]?.text == "0")
    #expect(root["k4"] == nil)
  }

  static let quoted: [(text: String, has: [String], lacks: [String])] = [
    (#"{"a": {"b" : [{"c" :1}]}}"#, ["a", "b", "c"], ["", "d", "a\": {"]),
    (#"{"a": "b", "c": "x:y"}"#, ["a", "c"], ["b", "x", "y"]),
    // What is cut off or quoted twice is looked through all the same.
    (#"] "a": {"b\": 1, "c": "#, ["a", "c"], ["b"]),
    (#"a: "b": "#, ["b"], ["a"]),
    ("\"\": 1", [""], ["a"]),
    (":::", [], ["", ":"]),
    ("\"\(String(repeating: "a", count: 70))\": 1, \"b\": 2", ["b"], ["a"]),
  ]

  @Test(arguments: quoted)
  func aTextKnowsItsKeys(_ row: (text: String, has: [String], lacks: [String])) throws {
    let source = try Self.source(row.text)
    for key in row.has { #expect(source.hasKey(key), "\(key)") }
    for key in row.lacks { #expect(!source.hasKey(key), "\(key)") }
  }

  @Test func aTextMayHaveAnyNumberOfKeys() throws {
    let source = try Self.source(
      "{" + (0..<3_000).map { "\"k\($0)\":0" }.joined(separator: ",") + "}")
    for number in 0..<3_000 { #expect(source.hasKey("k\(number)")) }
    #expect(!source.hasKey("k3000"))
  }

  static let texts: [(yaml: String, text: String)] = [
    ("plain", "plain"), ("'a''b'", "a'b"), ("\"a\\nb\"", "a\nb"), ("'a b'", "a b"), ("''", ""),
    ("\"\"", ""), ("|\n a\n b\n", "a\nb\n"), (">\n a\n b\n", "a b\n"), ("a\n b", "a b"),
    ("'é'", "é"), ("\"a\n  b\"", "a b"),
  ]

  @Test(arguments: texts)
  func textsAreThoseWrittenWithoutQuotesAndEscapes(_ row: (yaml: String, text: String)) throws {
    let node = try Document(yaml: Self.source(row.yaml)).root
    #expect(node.text == row.text)
    #expect(node.isText(row.text))
    #expect(!node.isText(row.text + "x"))
  }

  static let numbers: [(text: String, number: Double)] = [
    ("0", 0), ("-0", -0.0), ("12", 12), ("-1.5", -1.5), ("0.1", 0.1), ("1.005", 1.005),
    ("123456789.123456", 123_456_789.123456), ("999999999999999", 999_999_999_999_999),
    ("9007199254740993", 9_007_199_254_740_992), ("0.30000000000000004", 0.30000000000000004),
    ("1e3", 1_000), ("12.34E-2", 0.1234), ("0.0000000001", 1e-10), ("0.00000000001", 1e-11),
  ]

  @Test(arguments: numbers)
  func numbersAreTheNearestOnes(_ row: (text: String, number: Double)) throws {
    let number = try Document(json: Self.source(row.text)).root.number(for: "x")
    #expect(number.bitPattern == row.number.bitPattern)
  }
}
