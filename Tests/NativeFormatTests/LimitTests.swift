import AccessibilityTree
import Documents
import Testing
import TreeFormats

@Suite struct LimitTests {
  private static func nestedJSON(_ depth: Int) -> String {
    #"{"elements": ["# + String(repeating: #"{"children": ["#, count: depth)
      + #"{"label": "Deep"}"# + String(repeating: "]}", count: depth) + "]}"
  }

  @Test func jsonMayBeVeryDeep() throws {
    let read = try screen(Self.nestedJSON(100_000))
    #expect(read.tree.count == 100_001)
    #expect(read.tree[100_000].label == "Deep")
    #expect(read.tree.parent(of: 100_000) == 99_999)
  }

  @Test func aDeepTreeIsWrittenWithoutLoss() throws {
    let read = try screen(Self.nestedJSON(1_500))
    #expect(try screen(json(read)) == read)
  }

  @Test func yamlMayBeAsDeepAsItIsWritten() throws {
    let read = try screen(Self.nestedJSON(400))
    #expect(try screen(try yaml(read)) == read)
  }

  @Test func aTreeTooDeepForYAMLIsWrittenAsJSONOnly() throws {
    let read = try screen(Self.nestedJSON(401))
    let error = #expect(throws: SourceError.self) { try yaml(read) }
    #expect(
      error?.description == """
        test.screen: error: the tree is deeper than 400 levels
          write it as JSON: --to json
        """)
  }

  @Test(arguments: [
    "elements: " + String(repeating: "[", count: 200_000),
    "elements: " + String(repeating: "{children: [", count: 100_000),
    "elements:\n" + String(repeating: "- ", count: 2_000),
    "elements:\n" + String(repeating: "? ", count: 2_000),
  ])
  func yamlTooDeepIsRefused(_ text: String) {
    let error = #expect(throws: SourceError.self) { try screen(text) }
    #expect(error?.location != nil)
  }

  @Test func yamlTooDeepSaysWhatToDo() {
    let text = "elements: " + String(repeating: "[", count: 2_000)
    let error = #expect(throws: SourceError.self) { try screen(text) }
    #expect(
      error?.description == """
        test.screen:1:1010: error: the YAML is nested deeper than 1000 levels
          write it as JSON, which can be nested deeper
        """)
  }

  @Test func aliasesThatWouldFillTheMemoryAreRefusedAtTheFirst() {
    let error = #expect(throws: SourceError.self) {
      try screen(
        """
        screen: &a ["x", "x"]
        app: &b [*a, *a, *a, *a, *a, *a, *a, *a]
        elements: [*b, *b, *b, *b, *b, *b, *b, *b]
        """)
    }
    #expect(error?.summary == "test.screen:1:9: error: anchors (&name) are not supported")
  }

  @Test func longMessagesAreCutShort() throws {
    let digits = String(repeating: "1", count: 100_000)
    let marks = "a" + String(repeating: "\u{301}", count: 100_000)
    for text in [
      #"{"elements": [{"label": \#(digits)}]}"#,
      #"{"elements": [{"label": "a", "traits": ["\#(digits)"]}]}"#,
      #"{"elements": [{"label": "a", "traits": ["\#(marks)"]}]}"#,
      #"{"elements": [{"\#(marks)": 1}]}"#,
      #"{"elements": [{"label": "a", "headingLevel": \#(digits)}]}"#,
      #"{"elements": [{"id": "\#(digits)", "linked": ["\#(digits.dropLast())2"]}]}"#,
      "elements: [{label: a, headingLevel: 1.\(digits)}]",
    ] {
      let error = #expect(throws: SourceError.self) { try screen(text) }
      #expect(error.map { $0.description.utf8.count < 3_500 } == true)
    }
  }

  @Test func namesFromTheFileAreSafeInMessages() {
    let text = #"{"elements": [{"id": "ra\u001b[2Jte", "linked": ["ra\u001b[2Jt"]}]}"#
    let error = #expect(throws: SourceError.self) { try screen(text) }
    #expect(error?.message == #""linked" names "ra [2Jt", but no element has that id"#)
    #expect(error?.suggestion == #"did you mean "ra [2Jte"?"#)
  }
}
