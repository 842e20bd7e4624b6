import Documents
import NavigationScript
import Testing

/// How texts of a flow are compared with what is heard.
@Suite struct FlowMatchingTests {
  static let fitting = [
    "- hear: {contains: recipes}", "- hear: {contains: \", HEAD\"}", "- hear: \"/Rec.*, heading/\"",
    "- hear: \"{{any}}, heading\"", "- hear: [{contains: home}, \"/Recipes, (heading|button)/\"]",
    "- next: 2\n- hear: \"Stars, {{number}}%, adjustable\"",
    "- focus: title", "- focus: \"Recipes, heading\"", "- focus: {contains: recipes}",
    "- focus: /ti.*/", "- focus: \"/Rec.*/\"", "- next\n- focus: \"Rate, {{any}}\"",
    "- notHeard: {contains: ecipez}", "- notHeard: [\"/Recipes/\", \"{{number}}\"]",
  ]

  @Test(arguments: fitting) func fits(_ steps: String) throws {
    #expect(try FlowFolderFixture().run(steps).failures.map(\.description) == [])
  }

  static let failing: [(steps: String, message: String, advice: String?)] = [
    (
      "- hear: Recipes", "something else was heard",
      "\"hear\" must match all of the last utterance, including capitals; if that is correct, write hear: \"Recipes, heading\", "
        + "or hear: {contains: \"Recipes\"} for part of it"
    ),
    (
      "- hear: \"recipes, heading\"", "something else was heard",
      "\"hear\" must match all of the last utterance, including capitals; if that is correct, write hear: \"Recipes, heading\", "
        + "or hear: {contains: \"recipes, heading\"} for part of it"
    ),
    (
      "- hear: {contains: rate}", "something else was heard",
      "\"contains\" matches part of the last utterance, ignoring capitals; "
        + "if that is correct, write hear: \"Recipes, heading\""
    ),
    (
      "- hear: /Recipes/", "something else was heard",
      "an expression or placeholder must match all of the last utterance; "
        + "if that is correct, write hear: \"Recipes, heading\""
    ),
    (
      "- hear: /Recipes(/",
      "the regular expression \"/Recipes(/\" is not valid: missing closing parenthesis "
        + "(at character 9)",
      "text between slashes is a regular expression, unless the utterance is exactly this text"
    ),
    (
      "- hear: [Home, recipes]", "something else was heard",
      "\"hear\" must match all of the last utterance, including capitals; if that is correct, write hear: \"Recipes, heading\", "
        + "or hear: {contains: \"recipes\"} for part of it"
    ),
    (
      "- hear: [a, b, c]", "something else was heard",
      "a list needs one text for each utterance since the last command; there were 2"
    ),
    (
      "- announced: Saved", "nothing was announced",
      "to have the app announce it, post an announcement"
    ),
    (
      "- focus: \"Recipes\"", "no element on the screen has the id \"Recipes\"",
      "\"focus\" takes the id of an element, or its whole utterance; write focus: title"
    ),
    (
      "- focus: {contains: rate}", "the cursor is on \"title\", not on \"rate\"",
      "\"focus\" takes the id of an element, or its whole utterance; write focus: title"
    ),
    ("- notHeard: {contains: ecip}", "\"ecip\" was heard", nil),
    ("- notHeard: \"/.*heading/\"", "\"/.*heading/\" was heard", nil),
    (
      "- find: \"Rate, button\"", "\"Rate, button\" was not heard before the last element",
      "\"find\" matches part of one label, value or role, ignoring capitals, or the whole utterance; "
        + "write find: {contains: \"Rate, button\"} to match across several of them"
    ),
    (
      "- find: Rate button", "\"Rate button\" was not heard before the last element",
      "\"find\" matches part of one label, value or role, ignoring capitals, or the whole utterance; "
        + "write find: \"Rate, button, actions available\""
    ),
    (
      "- find: {contains: zebra}", "\"zebra\" was not heard before the last element",
      "\"contains\" matches part of the utterance at a stop, ignoring capitals"
    ),
    (
      "- find: /Rat(/",
      "the regular expression \"/Rat(/\" is not valid: missing closing parenthesis "
        + "(at character 5)",
      "text between slashes is a regular expression, unless the utterance is exactly this text"
    ),
  ]

  @Test(arguments: failing)
  func aFailureSaysTheRuleAndWhatToWrite(
    _ row: (steps: String, message: String, advice: String?)
  ) throws {
    let errors = try FlowFolderFixture().run(row.steps).failures.map(\.error)
    #expect(errors.map(\.message) == [row.message])
    #expect(errors.map(\.suggestion) == [row.advice])
  }

  static let wrong: [(step: String, message: String)] = [
    ("hear: {contian: a}", "unknown key \"contian\" of \"hear\""),
    ("hear: {}", "\"hear\" takes a text, or {contains: TEXT} for part of an utterance"),
    ("announced: {contains: \"\"}", "\"contains\" needs a text: an empty part matches everything"),
    ("focus: [a]", "\"focus\" takes a text, not a list"),
    ("find: {text: a, contains: b}", "\"find\" takes a \"text\" or \"contains\", not both"),
  ]

  @Test(arguments: wrong) func isRefused(_ row: (step: String, message: String)) throws {
    let fixture = try FlowFolderFixture()
    let error = #expect(throws: SourceError.self) { try fixture.run("- \(row.step)") }
    #expect(error?.message == row.message)
  }

  @Test func announcementsFollowTheSameRule() throws {
    let fixture = try FlowFolderFixture([
      "a.screen.yaml":
        "elements: [{button: A, on: {activate: [announce: Order 12 sent, announce: Bye]}}]"
    ])
    for text in ["Bye", "Order {{number}} sent", "/Order .*/", "{contains: order 12}"] {
      let written = text.hasPrefix("{c") ? text : "\"\(text)\""
      let result = try fixture.run(
        "- activate\n- announced: \(written)", screens: "{a: a.screen.yaml}")
      #expect(result.failures.map(\.description) == [], "\(text)")
    }
  }

  /// What still fits is no text to write anew.
  @Test func recordingKeepsWhatFits() throws {
    let flow = """
      start: home.screen.yaml
      steps:
        - hear: {contains: recipes}
        - hear: "{{any}}, heading"
        - hear: {contains: nothing}
      """
    let recorder = FlowRecorder(try FlowRunner().run(FlowFolderFixture().read(flow)))
    let recorded = String(decoding: try #require(recorder.bytes), as: UTF8.self)
    #expect(recorded == flow.replacing("nothing", with: "\"Recipes, heading\""))
  }
}
