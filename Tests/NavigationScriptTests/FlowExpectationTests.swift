import Documents
import Foundation
import NavigationScript
import Testing
import Transcript
import Voices

@Suite struct FlowExpectationTests {
  /// Steps that pass.
  static let passing = [
    "- hear: \"Recipes, heading\"",
    "- hear: [\"Home\", \"Recipes, heading\"]",
    "- next: 2\n- hear: [\"Rate, button, actions available\", \"Stars, 50%, adjustable\"]",
    "- next\n- stop\n- wait: 10\n- hear: \"Rate, button, actions available\"",
    "- magicTap\n- hear: []",
    "- activate\n- announced: []",
    "- on: home", "- focus: title", "- next\n- focus: rate",
    "- notHeard: Rate", "- notHeard: [Rate, \"Recipe\"]", "- notHeard: head",
    "- next\n- notHeard: Recipes",
  ]

  @Test(arguments: passing) func passes(_ steps: String) throws {
    let result = try FlowFolderFixture().run(steps)
    #expect(result.failures.map(\.description) == [])
    #expect(result.hasPassed)
  }

  static let failing: [(steps: String, message: String)] = [
    ("- hear: Rate", "something else was heard"),
    (
      "- next\n- hear: [\"Recipes, heading\", \"Rate, button, actions available\"]",
      "something else was heard"
    ),
    ("- magicTap\n- hear: \"Recipes, heading\"", "nothing was heard"),
    ("- next\n- hear: []", "something else was heard"),
    ("- announced: Saved", "nothing was announced"),
    ("- on: other.xml", "the screen is \"home\", not \"other.xml\""),
    ("- focus: rate", "the cursor is on \"title\", not on \"rate\""),
    ("- focus: ratee", "no element on the screen has the id \"ratee\"; did you mean \"rate\"?"),
    ("- notHeard: recipes", "\"recipes\" was heard"),
    ("- notHeard: [x, \"Heading\"]", "\"Heading\" was heard"),
  ]

  @Test(arguments: failing) func fails(_ row: (steps: String, message: String)) throws {
    let result = try FlowFolderFixture().run(row.steps)
    #expect(result.failures.map(\.error.message) == [row.message])
    #expect(result.breakdown == nil)
  }

  @Test func everyExpectationHasATest() {
    let all = (Self.passing + Self.failing.map(\.steps)).joined(separator: "\n")
    // What is shown is for flows without a reader (FlowTechnologyTests).
    for word in ExpectationWord.allCases where ![.shown, .transcript].contains(word) {
      #expect(all.contains("- \(word.rawValue):"))
    }
  }

  @Test func aFailureSaysEverything() throws {
    let fixture = try FlowFolderFixture()
    let result = try fixture.run("- next\n- find: Help\n- hear: \"Rate now, button\"")
    let text = result.failures.map(\.description).joined()
      .replacing(fixture.path + "/", with: "")
    #expect(
      text == """
        t.flow.yaml:5:3: error: something else was heard
            5 | - hear: "Rate now, button"
              |   ^
          "hear" must match all of the last utterance, including capitals; if that is correct, write hear: "Help, link"
          expected: "Rate now, button"
          heard: "Help, link"
          nearest: "Rate, button, actions available"
          last stops:
            Recipes, heading
            Rate, button, actions available
            Stars, 50%, adjustable
            Name, text field
            Help, link
        """)
  }

  @Test func onlyTheLastTenStopsAreShown() throws {
    let result = try FlowFolderFixture().run("- next: 4\n- previous: 4\n- next: 4\n- hear: x")
    #expect(result.failures.first?.lastStops.count == 10)
    #expect(result.failures.first?.lastStops.last == "Help, link")
  }

  @Test func aFlowGoesOnAfterAFailure() throws {
    let result = try FlowFolderFixture().run("- hear: a\n- next\n- hear: b\n- focus: rate")
    #expect(result.failures.map(\.step) == [0, 1])
    #expect(result.steps.count == 2)
  }

  @Test func aFlowEndsAfterAHundredFailures() throws {
    let steps = Array(repeating: "- hear: x", count: 150).joined(separator: "\n")
    #expect(try FlowFolderFixture().run(steps).failures.count == 100)
  }

  @Test func nothingFailsMoreThanAHundredTimes() throws {
    let words = Array(repeating: "Recipes", count: 150).joined(separator: ", ")
    let notHeard = try FlowFolderFixture().run("- hear: x\n- notHeard: [head, y, \(words)]")
    #expect(notHeard.failures.count == 100)
    #expect(
      notHeard.failures.map(\.error.summary).map { $0.split(separator: ".yaml")[1] }.prefix(2) == [
        ":3:3: error: something else was heard", ":4:3: error: \"Recipes\" was heard",
      ])
    let fixture = try FlowFolderFixture(["t.txt": "Else\n"])
    let steps = Array(repeating: "- transcript: t.txt", count: 150).joined(separator: "\n")
    let result = try fixture.run(steps)
    #expect(result.failures.count == 100)
    #expect(
      Set(result.failures.map(\.error.message)) == ["the transcript differs in line 1"])
    #expect(result.failures.map(\.error.location?.line) == (3...102).map { $0 })
  }

  @Test func wordsAreLookedForInAllThatWasSaidSinceTheLastCommand() throws {
    let result = try FlowFolderFixture().run(
      """
      - next
      - notHeard: [Stars, "rate button now"]
      - readAll
      - notHeard: [Recipes, "STARS 50"]
      - last
      - notHeard: Stars
      """)
    #expect(result.failures.map(\.error.message) == ["\"STARS 50\" was heard"])
    #expect(result.failures.first?.found == ["Stars, 50%, adjustable"])
  }

  @Test func theStyleOfTheFlowCounts() throws {
    let fixture = try FlowFolderFixture()
    let flow = """
      style: utterance
      start: home.screen.yaml
      steps: [{hear: Recipes Heading}]
      """
    let read = try fixture.read(flow)
    #expect(try FlowRunner().run(read).hasPassed)
    let options = FlowOptions(ReaderOptions(style: .spoken))
    #expect(try !FlowRunner(options: options).run(read).hasPassed)
  }

  @Test func theTranscriptOfTheWholeFlowIsCompared() throws {
    let fixture = try FlowFolderFixture([
      "t.txt": "[screen: Home]\nHome\nRecipes, heading\n> last\nHelp, link\n"
    ])
    #expect(try fixture.run("- transcript: t.txt\n- last").hasPassed)
    let result = try fixture.run("- transcript: t.txt\n- last\n- previous")
    #expect(result.failures.map(\.error.message) == ["the transcript differs in line 6"])
    #expect(result.failures.map(\.step) == [2])
    // What is recorded and was not heard belongs to the end.
    #expect(try fixture.run("- transcript: t.txt").failures.map(\.step) == [0])
    #expect(result.failures.first?.found == ["> previous"])
  }

  @Test func aFlowThatFailsOnPurposeSaysWhy() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent().path
    let path = tests.appending(path: "Fixtures/post-too-early.flow.yaml").path
    let result = try FlowRunner().run(try FlowReader(root: root).read(path))
    let text = result.failures.map(\.description).joined(separator: "\n")
    #expect(
      text.replacing(path, with: "f") == """
        f:12:5: error: something else was heard
            12 |   - hear: "Send, button"
               |     ^
          "hear" must match all of the last utterance, including capitals; if that is correct, write hear: "Send, dimmed, button"
          expected: "Send, button"
          heard: "Send, dimmed, button"
          last stops:
            Mango lassi, back button
            Comments, heading level 1
            Newest, heading level 2
            Priya Raman, 2 minutes ago, Great with a pinch of cardamom!, actions available
            Cancel, button
            Reply to comment, heading level 1
            Send, dimmed, button
        f:14:5: error: "Send, button" was not heard before the last element
            14 |   - find: "Send, button"
               |     ^
          "find" matches part of one label, value or role, ignoring capitals, or the whole utterance; \
        write find: "Send, dimmed, button"
          nearest: "Send, dimmed, button"
          last stops:
            Mango lassi, back button
            Comments, heading level 1
            Newest, heading level 2
            Priya Raman, 2 minutes ago, Great with a pinch of cardamom!, actions available
            Cancel, button
            Reply to comment, heading level 1
            Send, dimmed, button
            Great with a pinch of cardamom!
            Your reply, text field, is editing, actions available
            Your reply, text field, is editing, actions available
        """)
  }
}
