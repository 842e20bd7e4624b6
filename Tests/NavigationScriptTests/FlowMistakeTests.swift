import Documents
import NavigationScript
import Testing

/// All mistakes of a flow and of its screens are told in one run, and none that only follows from another.
@Suite struct FlowMistakeTests {
  private func mistakes(_ flow: String, _ files: [String: String] = [:]) throws -> [String] {
    let fixture = try FlowFolderFixture(files)
    let error = #expect(throws: SourceError.self) { try fixture.read(flow) }
    return error?.all.map { $0.summary.replacing(fixture.path + "/", with: "") } ?? []
  }

  @Test func allAreToldInTheOrderOfTheirPlaces() throws {
    let flow = """
      flow: Buy
      reader: voiceover
      stile: spoken
      screens:
        home: home.screen.yaml
        gone: gone.screen.yaml
        bad: bad.screen.yaml
      start: gone
      steps:
        - nxt
        - {hear: [x, {contian: y}, [z]]}
        - open: bad
        - on: hom
        - next: many
        - on: gone
      """
    #expect(
      try mistakes(
        flow, ["bad.screen.yaml": "elements: [{buton: A}, {text: B, traits: [hedder]}]"])
        == [
          "t.flow.yaml:2:9: error: unknown reader \"voiceover\"",
          "t.flow.yaml:3:1: error: unknown key \"stile\" of a flow",
          "t.flow.yaml:6:9: error: no such file: \"gone.screen.yaml\"",
          "t.flow.yaml:10:5: error: unknown step \"nxt\"",
          "t.flow.yaml:11:17: error: unknown key \"contian\" of \"hear\"",
          "t.flow.yaml:11:30: error: \"hear\" takes a text, not a list",
          "t.flow.yaml:13:9: error: no screen is called \"hom\"",
          "t.flow.yaml:14:11: error: \"next\" takes a number, not the word \"many\"",
          "bad.screen.yaml:1:13: error: unknown key \"buton\" of an element",
          "bad.screen.yaml:1:43: error: unknown trait \"hedder\"",
        ])
  }

  static let single: [(flow: String, message: String)] = [
    // A misspelt key takes what stands under it along.
    (
      "screans: {home: home.screen.yaml}\nstart: home\nsteps: [{on: home}]",
      "t.flow.yaml:1:1: error: unknown key \"screans\" of a flow"
    ),
    (
      "screens: {home: home.screen.yaml}\nstps: [next]",
      "t.flow.yaml:2:1: error: unknown key \"stps\" of a flow"
    ),
    (
      "screens: home\nsteps: [next]",
      "t.flow.yaml:1:10: error: \"screens\" takes a mapping, not the word \"home\""
    ),
    // A file that is broken is told once, whoever names it.
    (
      "screens: {a: bad.screen.yaml, b: bad.screen.yaml}\nstart: bad.screen.yaml\nsteps: [{open: b}]",
      "bad.screen.yaml:1:14: error: unknown key \"txt\" of an element"
    ),
  ]

  @Test(arguments: single)
  func whatFollowsFromAMistakeIsNotTold(_ row: (flow: String, message: String)) throws {
    #expect(try mistakes(row.flow, ["bad.screen.yaml": "elements: [ {txt: A}]"]) == [row.message])
  }
}
