import Documents
import Foundation
import Questions
import Testing

@testable import Serving

/// `earshot stream`: a question a line, an answer a line.
@Suite struct StreamTests {
  private static func line(_ id: String, _ text: String, _ more: String = "") -> String {
    var json = JSONWriter()
    json.value(text)
    return "{\"id\": \(id), \"text\": \(String(decoding: json.bytes, as: UTF8.self))\(more)}\n"
  }

  private static func pair(_ id: String, _ old: String, _ new: String) -> String {
    let sides = [("old", old), ("new", new)].map { side, text in
      var json = JSONWriter()
      json.value(text)
      return "\"\(side)\": {\"text\": \(String(decoding: json.bytes, as: UTF8.self))}"
    }
    return "{\"id\": \(id), \(sides.joined(separator: ", "))}\n"
  }

  @Test func twoScreensAreCompared() throws {
    let (old, new) = ("elements: [button: Rate]\n", "elements: [button: Review]\n")
    let run = try StreamRun(Self.pair("1", old, new) + Self.pair("2", old, old), DiffQuestion.self)
    let answers = try run.answers
    let results = answers.map { $0["result"] as? [String: Any] ?? [:] }
    #expect(results.map { $0["equal"] as? Bool } == [false, true])
    #expect(results.map { $0["format"] as? String } == ["earshot-diff", "earshot-diff"])
    #expect(answers[0]["inputSha256"] as? String == SHA256.hexadecimal((old + new).utf8))
  }

  @Test func aScreenIsComparedWithItsRecording() throws {
    let screen = "elements: [button: Rate]\n"
    let run = try StreamRun(
      Self.pair("1", "Rate, {{any}}\n", screen) + Self.pair("2", screen, "Rate, {{any}}\n"),
      DiffQuestion.self)
    let answers = try run.answers
    let results = answers.map { $0["result"] as? [String: Any] ?? [:] }
    #expect(results.map { $0["equal"] as? Bool } == [true, false])
    let notes = answers[1]["notes"] as? [String] ?? []
    #expect(notes.contains { $0.contains("where placeholders are plain text") }, "\(notes)")
  }

  @Test(arguments: [
    (#"{"id": 1, "text": "elements: []"}"#, "unknown key \"text\" of a line"),
    (#"{"id": 1, "old": {"text": "a"}}"#, "a line needs \"new\""),
    (
      #"{"id": 1, "old": {"text": "a", "source": "b"}, "new": {"text": "a"}}"#,
      "a line has \"source\" or \"text\", not both"
    ),
    (#"{"id": 1, "old": {}, "new": {"text": "a"}}"#, "a line needs \"source\" or \"text\""),
    (
      #"{"id": 1, "old": {"text": "a", "from": "xcuitst"}, "new": {"text": "a"}}"#,
      "unknown format \"xcuitst\""
    ),
  ])
  func aComparisonNeedsBothSides(_ line: String, _ message: String) throws {
    let answer = try StreamRun(line + "\n", DiffQuestion.self).answers.first
    let error = answer?["error"] as? [String: Any]
    #expect(error?["message"] as? String == message)
    #expect(error?["code"] as? String == "request")
  }

  @Test(arguments: [
    ("", #"for example: "language": ["en-US", "ko"]"#),
    (#""set": {"hints": ["on", "off"]}"#, #"write "on,off""#),
  ])
  func settingsThatAreNotSeveralLeadToThoseThatAre(_ options: String, _ repair: String) throws {
    let line = Self.line("1", "elements: [button: Rate]", ", \"options\": {\(options)}")
    let error = try StreamRun(line, MatrixQuestion.self).answers.first?["error"] as? [String: Any]
    #expect(error?["repair"] as? String == repair)
  }

  @Test func anAnswerSaysWhatIsHeardAndOfWhat() throws {
    let text = "screen: Home\nelements: [button: Rate]\n"
    let run = try StreamRun(Self.line("1", text))
    #expect(run.lines.count == 1)
    #expect(
      run.lines[0].hasPrefix(
        "{\"id\": 1, \"inputSha256\": \"\(SHA256.hexadecimal(text.utf8))\", "
          + "\"engine\": \"earshot \(Engine.version)\", \"status\": \"ok\", "
          + "\"result\": {\"format\": \"earshot-transcript\", \"version\": 1, \"screen\": \"Home\"")
    )
    #expect(try run.heard == ["Rate, button"])
    #expect(run.outcome == StreamServer.Outcome(lines: 1, rejected: 0))
  }

  @Test func answersComeInTheOrderOfTheLinesWhateverTheyCost() throws {
    let input = (0..<300).map { number in
      // Every seventh has a thousand times the work of its neighbours.
      let buttons = (0..<(number % 7 == 0 ? 300 : 1)).map { "{button: \"B\(number) \($0)\"}" }
      return Self.line("\(number)", "elements: [\(buttons.joined(separator: ", "))]")
    }
    let alone = try StreamRun(input.joined(), workers: 1)
    let together = try StreamRun(input.joined(), workers: 5)
    #expect(try alone.heard == (0..<300).map { "B\($0) 0, button" })
    #expect(together.lines == alone.lines)
  }

  @Test func aFileAndItsTextAreTheSameInput() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).yaml")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = "elements: [link: Soups]\n"
    try Data(text.utf8).write(to: file)
    let run = try StreamRun("{\"id\": 1, \"source\": \"\(file.path)\"}\n" + Self.line("1", text))
    let answers = try run.answers
    #expect(try run.heard == ["Soups, link", "Soups, link"])
    #expect(answers[0]["inputSha256"] as? String == answers[1]["inputSha256"] as? String)
  }

  @Test func theSameIdTwiceIsAnsweredTwice() throws {
    let run = try StreamRun(
      Self.line("\"a\"", "elements: [button: One]") + Self.line("\"a\"", "elements: [button: Two]"))
    #expect(try run.answers.map { $0["id"] as? String } == ["a", "a"])
    #expect(try run.heard == ["One, button", "Two, button"])
  }

  @Test(arguments: BadLine.all)
  func aBadLineIsRejectedAndTheNextOneRead(_ bad: BadLine) throws {
    let run = try StreamRun(bad.line + "\n" + Self.line("9", "elements: [button: Rate]"))
    let answers = try run.answers
    #expect(answers.count == 2)
    let error = answers.first?["error"] as? [String: Any]
    #expect(answers.first?["status"] as? String == "rejected")
    #expect(error?["code"] as? String == bad.code)
    let message = error?["message"] as? String ?? ""
    #expect(message.contains(bad.message), "\(run.lines[0])")
    #expect(error?["line"] as? Int == bad.place?.line)
    #expect(error?["column"] as? Int == bad.place?.column)
    #expect(try run.heard.last == "Rate, button")
    #expect(run.outcome == StreamServer.Outcome(lines: 2, rejected: 1))
  }

  @Test func aLinePastTheLimitIsPassedOver() throws {
    let long = Self.line("1", String(repeating: "a", count: 5000))
    let run = try StreamRun(
      long + Self.line("2", "elements: [button: Rate]") + long.dropLast(), longestLine: 300)
    #expect(try run.heard == ["-", "Rate, button", "-"])
    let errors = try run.answers.compactMap { $0["error"] as? [String: Any] }
    #expect(errors.map { $0["code"] as? String } == ["limit", "limit"])
    #expect(errors.map { $0["line"] as? Int } == [1, 3])
    #expect(
      errors[0]["message"] as? String
        == "the line has \(long.utf8.count - 1) bytes; the limit is 300")
  }

  @Test func aLineMayEndLikeOneOfWindowsAndTheLastOneNotAtAll() throws {
    let line = Self.line("1", "elements: [button: Rate]").dropLast()
    let run = try StreamRun("\(line)\r\n\(line)")
    #expect(try run.heard == ["Rate, button", "Rate, button"])
  }

  @Test func nothingIsAnsweredToNothing() throws {
    let run = try StreamRun("")
    #expect(run.lines.isEmpty)
    #expect(run.outcome == StreamServer.Outcome(lines: 0, rejected: 0))
  }

  @Test func everyTaskHasItsOwnResult() throws {
    let formats = try Questions.all.map { task in
      let screen = "elements: [button: Rate]"
      let settings = task == MatrixQuestion.self ? #", "options": {"language": ["en", "ko"]}"# : ""
      let line =
        task.sides.isEmpty
        ? Self.line("1", screen, settings) : Self.pair("1", screen, screen)
      let result = try StreamRun(line, task).answers.first?["result"] as? [String: Any]
      return result?["format"] as? String
    }
    #expect(
      formats == [
        "earshot-transcript", "earshot-rotors", "earshot-tree", "earshot-names", "earshot-scan",
        "earshot-keys", "earshot-colours", "earshot-text-sizes", "earshot-effort",
        "earshot-matrix", "earshot-audit", "earshot-diff",
      ])
  }

  @Test func optionsAreThoseOfTheCommand() throws {
    let text = "platform: android\nelements: [{switch: Wi-Fi, value: \"1\", hint: Ours.}]"
    let heard = [
      "": "on, Wi-Fi, switch, Ours.",
      #", "options": {"reader": "voiceover-ios"}"#: "Wi-Fi, switch button, on",
      #", "options": {"language": "de"}"#: "an, Wi-Fi, Schalter, Ours.",
    ]
    for (more, words) in heard {
      #expect(try StreamRun(Self.line("1", text, more)).heard == [words])
    }
  }

  @Test func whatCanDoNothingIsSaid() throws {
    let line = Self.line(
      "1", "elements: [{button: Rate, hidden: true}]", #", "options": {"set": {"rate": 80}}"#)
    let notes = try StreamRun(line).answers.first?["notes"] as? [String]
    #expect(
      notes == [
        "set rate=80 has no effect here: no speech uses the reader's own rate",
        "nothing can be reached: its only element is hidden",
      ])
  }

  @Test func noSecretStandsInAnyAnswer() throws {
    let text = "elements: [{secureField: PIN, value: hunter2}]"
    for task in Questions.all {
      let lines =
        task.sides.isEmpty
        ? Self.line("1", text) + Self.line("2", text + ": [")
        : Self.pair("1", text, text) + Self.pair("2", text, text + ": [")
      let run = try StreamRun(lines, task)
      #expect(run.lines.count == 2)
      #expect(!run.lines.joined().contains("hunter2"), "\(task.name)")
    }
  }
}
