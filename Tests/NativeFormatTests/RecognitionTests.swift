import AccessibilityTree
import Documents
import Testing
import TreeFormats

@Suite struct RecognitionTests {
  private static let rate = [Element("Rate", traits: .button)]

  @Test(arguments: [
    "elements: [button: Rate]", "{elements: [{button: Rate}]}",
    "---\nelements: [button: Rate]\n...",
    "\"elements\": [button: Rate]", "  elements: [button: Rate]", "elements : [button: Rate]",
    "# a comment\n\n%YAML 1.1\n---\nelements: [button: Rate]", "--- {elements: [button: Rate]}",
    "\u{FEFF}elements: [button: Rate]", "elements:\r\n- button: Rate\r\n",
    "elements:\r- button: Rate\r", "{\"elements\": [{\"button\": \"Rate\"}]}",
    "\u{FEFF} {\n\t\"elements\"\r\n:[{\"button\":\"Rate\"}]}\r\n", "? elements\n: - button: Rate",
    "{'elements': [{'button': 'Rate'}]}",
  ])
  func screenFilesAreKnownInEveryDress(_ text: String) throws {
    #expect(try screen(text).tree.elements == Self.rate)
  }

  static let others: [(text: String, error: String)] = [
    ("", "the input is empty"), ("\n \n", "the input is empty"),
    ("# only\n# comments\n", "the input has only comments"), ("---\n", "the input is empty"),
    ("\u{FEFF}", "the input is empty"),
    ("Hello, world", "unrecognised format"),
    (#"{"splashScreen": {"a": 1}}"#, "unrecognised format"),
    ("- one\n- two\n", "unrecognised format"),
    ("[1, 2]", "unrecognised format"),
    ("{}", "unrecognised format"),
    (#"{"name": "earshot", "version": 1}"#, "unrecognised format"),
    ("\u{7F}ELF\u{2}\u{1}\u{1}\u{0}\u{0}", "unrecognised format"),
    ("{", "the JSON ends in the middle"), ("{\"scr", "this text has no closing quote"),
    ("{\"screen\": \"Home\", \"elem", "this text has no closing quote"),
    ("{\"elements\": [\"Rate\"], \"title\": 1}", "unknown key \"title\" of a screen"),
    ("element:\n  - Rate\n", "unknown key \"element\" of a screen"),
    (
      "\telements: []",
      "while scanning for the next token: found character that cannot start any token"
    ),
  ]

  @Test(arguments: others) func otherTextsAreRefused(_ other: (text: String, error: String)) {
    let error = #expect(throws: SourceError.self) { try screen(other.text) }
    let isUnknown = other.error == "unrecognised format"
    #expect(
      isUnknown
        ? error?.message.hasPrefix("\(other.error); the input begins with ") == true
        : error?.message == other.error)
  }

  static let recognised: [(text: String, isScreen: Bool)] = [
    (#"{"elements": []}"#, true), (#"{"screen": "Home", "nosuch": 1, "elements": []}"#, true),
    (#"{"screen" : "Home"#, true), (#"{"elements": [{"frame""#, true), ("elements:\n  - [", true),
    ("screen: Home\n\tx", true), (#"{"elements": [], "backend": "x"}"#, false),
    (#"{"screen": {"width": 390}, "elements": []}"#, false),
    (#"{"a": {"elements": []}, "b": "elements"}"#, false), (#"[{"elements": []}]"#, false),
    ("<screen/>", false), ("a: elements:", false), ("", false), (#"{"screen"#, false),
  ]

  @Test(arguments: recognised) func screenFilesAreToldFromDumps(
    _ row: (text: String, isScreen: Bool)
  ) throws {
    let source = try SourceText(bytes: Array(row.text.utf8), path: "a")
    #expect(NativeReader().canRead(source) == row.isScreen)
  }

  @Test func anUnknownFormatNamesTheNearest() throws {
    let source = try SourceText(bytes: Array("elements: []".utf8), path: "a.yaml")
    let error = #expect(throws: SourceError.self) {
      try TreeReaders.read(source, format: "screens")
    }
    #expect(error?.summary == "a.yaml: error: unknown format \"screens\"")
    #expect(error?.suggestion == "did you mean \"screen\"?")
  }

  @Test func aNamedFormatIsReadAsThat() throws {
    let source = try SourceText(bytes: Array("title: Home".utf8), path: "a.yaml")
    let error = #expect(throws: SourceError.self) { try TreeReaders.read(source, format: "screen") }
    #expect(error?.summary == "a.yaml:1:1: error: unknown key \"title\" of a screen")
  }

  @Test func aScreenFileLosesNothing() throws {
    let source = try SourceText(bytes: Array("elements: []".utf8), path: "a.yaml")
    let report = try TreeReaders.read(source).report
    #expect(report.isLossless)
    #expect(report.format == "screen")
  }
}
