import Testing

/// A line that cannot be answered, and what is said of it.
struct BadLine: CustomTestStringConvertible, Sendable {
  let line: String
  let code: String
  let message: String
  let place: (line: Int, column: Int?)?

  init(_ line: String, _ code: String, _ message: String, _ place: (line: Int, column: Int?)? = nil)
  {
    self.line = line
    self.code = code
    self.message = message
    self.place = place
  }

  var testDescription: String { line }

  static let all = [
    BadLine("", "json", "the line is empty", (1, nil)),
    BadLine("hello", "json", "\"hello\" is not a JSON value", (1, 1)),
    BadLine("{\"id\": 1", "json", "the JSON ends in the middle", (1, 9)),
    BadLine("{\"id\": 1} {}", "json", "more text follows", (1, 11)),
    BadLine("[]", "request", "a line must be a mapping, not a list", (1, 1)),
    BadLine("{\"text\": \"elements: []\"}", "request", "a line needs \"id\"", (1, 1)),
    BadLine("{\"id\": NaN, \"text\": \"\"}", "request", "a finite number", (1, 8)),
    BadLine("{\"id\": [1], \"text\": \"\"}", "request", "\"id\" takes", (1, 8)),
    BadLine("{\"id\": 1}", "request", "a line needs \"source\" or \"text\"", (1, 1)),
    BadLine(
      "{\"id\": 1, \"text\": \"\", \"source\": \"a\"}", "request", "not both", (1, 1)),
    BadLine("{\"id\": 1, \"txt\": \"\"}", "request", "unknown key \"txt\" of a line", (1, 11)),
    BadLine(
      "{\"id\": 1, \"text\": 3}", "request", "\"text\" takes a text, not the number 3", (1, 19)),
    BadLine(
      "{\"id\": 1, \"text\": \"a\", \"from\": \"xml\"}", "request", "unknown format \"xml\"",
      (1, 32)),
    BadLine(
      "{\"id\": 1, \"text\": \"a\", \"options\": {\"redaer\": \"\"}}", "request",
      "unknown key \"redaer\" of \"options\"", (1, 36)),
    BadLine(
      "{\"id\": 1, \"text\": \"elements: []\", \"options\": {\"reader\": \"nvda\", \"set\": {\"a\": 1}}}",
      "options", "nvda has no setting \"a\""),
    BadLine(
      "{\"id\": 1, \"text\": \"elements: []\", \"options\": {\"reader\": \"talkback\"}}",
      "options", "TalkBack does not run on ios"),
    BadLine("{\"id\": 1, \"text\": \"\"}", "input", "the input is empty"),
    BadLine(
      "{\"id\": 1, \"text\": \"screen: A\\nelements: [buton: B]\"}", "input",
      "unknown key \"buton\"",
      (2, 12)),
    BadLine("{\"id\": 1, \"source\": \"no/such.xml\"}", "input", "no such file"),
    BadLine("{\"id\": 1, \"source\": \"/\"}", "input", "this is a folder"),
    BadLine("{\"id\": 1, \"source\": \"/dev/zero\"}", "input", "this is not an ordinary file"),
    BadLine("{\"id\": 1, \"source\": \"-\"}", "input", "no such file"),
    BadLine("{\"id\": 1, \"text\": \"<html></html>\"}", "input", "web page"),
  ]
}
