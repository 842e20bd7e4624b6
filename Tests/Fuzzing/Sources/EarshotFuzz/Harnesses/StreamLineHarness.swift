import Earshot

import Questions
@testable import Serving

/// The lines of `earshot stream`: each is answered on one line of JSON.
///
/// An input with a `{` first is a line as it is; any other is a request that is put together, so that the search
/// reaches what lies behind the syntax.
struct StreamLineHarness: FuzzHarness {
  let name = "stream-line"

  func seeds(in repository: String) -> [[UInt8]] {
    [
      #"{"id": 1, "text": "elements: [{button: Rate}]", "options": {"reader": "nvda", "style": "spoken"}}"#,
      #"{"id": "a", "text": "{\"elements\": [{\"label\": \"Rate\"}]}", "from": "screen-json"}"#,
      #"{"id": 1.5, "source": "/nowhere.screen.yaml"}"#,
      "\u{0}\u{2}id\u{1A}elements: [{button: Rate}]\u{6}reader\u{4}orca",
      "\u{1}\u{2}id\u{15}elements: [Rate, Pay]\u{5}style\u{6}legend",
    ].map { Array($0.utf8) }
  }

  func run(_ bytes: [UInt8]) throws {
    let task = Questions.all[Int(bytes.last ?? 0) % Questions.all.count]
    let server = StreamServer(task, workers: 1, longestLine: 1 << 16)
    let line = bytes.first == 0x7B ? bytes : Self.line(bytes)
    let (answer, isRejected) = server.answer(.whole(line), 1)
    Invariant.require(
      answer.last == 0x0A && answer.dropLast().allSatisfy { $0 >= 0x20 },
      "an answer is not one line")
    let root = try? Document(json: SourceText(bytes: answer, path: "answer")).root
    Invariant.require(
      root?["status"]?.text == (isRejected ? "rejected" : "ok"), "an answer without its status")
  }

  private static func line(_ bytes: [UInt8]) -> [UInt8] {
    var cursor = InputCursor(bytes)
    let isSource = cursor.byte() % 16 == 15
    var json = JSONWriter()
    json.object { json in
      json.field("id", cursor.text())
      let words = cursor.text()
      json.field(isSource ? "source" : "text", isSource ? "/nowhere/\(words)" : words)
      json.object("options") { json in
        while !cursor.isAtEnd { json.field(cursor.text(), cursor.text()) }
      }
    }
    return json.bytes
  }
}
