import ArgumentParser
import Documents
import Foundation
import Questions
import SystemCalls
import Testing

@testable import EarshotCommand
@testable import ProjectFiles
@testable import Serving

/// A question that is one value is a command, a task of a stream and a tool, without a further line.
@Suite struct MadeUpQuestionTests {
  private typealias Command = QuestionCommand<MadeUpQuestion>

  @Test func itIsACommandWithHelp() throws {
    let help = Command.helpMessage(columns: 100)
    #expect(help.contains("Count the elements whose name begins with a letter."))
    #expect(help.contains("--first-letter <letter> The letter that names begin with."))
    #expect(help.contains("--no-case"))
    #expect(help.contains("What is counted: button, text (separated by commas)."))
    let command = try #require(
      try Command.parseAsRoot(["a.screen.yaml", "--first-letter", "R", "--kinds", "text,button"])
        as? Command)
    #expect(command.input.inputs == ["a.screen.yaml"])
    #expect(command.asked.given != nil)
  }

  @Test(arguments: [
    (["--most", "10"], "--most takes a number from 1 to 9, not 10"),
    (["--most", "few"], "--most takes a number, not \"few\""),
    (["--kinds", "text,buton"], "--kinds: unknown kind \"buton\"; did you mean \"button\"?"),
    (["--first-leter", "R"], "Unknown option '--first-leter'. Did you mean '--first-letter'?"),
  ])
  func itsMistakesAreTold(_ options: [String], _ message: String) {
    do {
      _ = try Command.parseAsRoot(["a.yaml"] + options)
      Issue.record("taken: \(options)")
    } catch {
      #expect(Command.message(for: error) == message)
    }
  }

  @Test func aFoundProjectFileMaySayWhatTheQuestionAllows() {
    let shared = SharedOptions(of: Command.self)
    #expect(shared.gates.isSuperset(of: ["first-letter", "from"]))
    #expect(!shared.contains("most") && !shared.contains("no-case"))
  }

  @Test func itIsATaskOfAStream() throws {
    let line =
      #"{"id": 1, "text": "elements: [button: Rate, button: Ride, button: Pay]", "options": {"firstLetter": "R"}}"#
    let server = StreamServer(MadeUpQuestion.self, workers: 1)
    let (answer, isRejected) = server.answer(.whole(Array(line.utf8)), 1)
    #expect(!isRejected)
    #expect(String(decoding: answer, as: UTF8.self).contains(#""result": {"count": 2}"#))
    let wrong = #"{"id": 1, "text": "elements: [button: Rate]", "options": {"most": 10}}"#
    let (refusal, _) = server.answer(.whole(Array(wrong.utf8)), 1)
    #expect(
      String(decoding: refusal, as: UTF8.self)
        .contains(#"\"most\" takes a whole number from 1 to 9, not 10"#))
  }

  @Test func itIsAToolWithASchema() throws {
    typealias Tool = QuestionTool<MadeUpQuestion>
    #expect(Tool.name == "initials" && Tool.about.hasPrefix(MadeUpQuestion.summary))
    var json = JSONWriter()
    Tool.parameters.writeSchema(to: &json)
    let schema = String(decoding: json.bytes, as: UTF8.self)
    #expect(
      schema.contains(
        #""most": {"type": "integer", "minimum": 1, "maximum": 9, "description": "How many are counted at the most."}"#
      ))
    #expect(schema.contains(#""case": {"type": "boolean", "default": true"#))
    #expect(schema.contains(#""enum": ["button", "text"]"#))
  }
}
