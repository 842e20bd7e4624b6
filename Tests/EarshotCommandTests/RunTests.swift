import Foundation
import Testing

/// `earshot run` and `earshot rotors` from outside.
@Suite struct RunTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write(
      "home.screen.yaml", "screen: Home\nelements: [{heading: Home}, {button: Rate, id: rate}]")
    try folder.write(
      "pass.flow.yaml", "start: home.screen.yaml\nsteps: [next, {hear: \"Rate, button\"}]")
  }

  private func run(_ arguments: String) throws -> Earshot.Outcome {
    try folder.shell("$EARSHOT run \(arguments)")
  }

  @Test func aFlowThatPassesPrintsItsTranscript() throws {
    let outcome = try run("pass.flow.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.output == "[screen: Home]\nHome, heading\n> next\nRate, button\n")
    #expect(outcome.error == "")
  }

  @Test func aFailedExpectationHasStatusOne() throws {
    try folder.write("fail.flow.yaml", "start: home.screen.yaml\nsteps: [next, {hear: Rate}]")
    let outcome = try run("fail.flow.yaml pass.flow.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.error.hasPrefix("fail.flow.yaml:2:16: error: something else was heard\n"))
    #expect(outcome.error.hasSuffix("earshot: 1 passed, 1 failed, 0 broken\n"))
    #expect(outcome.output.contains("[flow: pass.flow.yaml]\n"))
  }

  @Test func aBrokenFlowHasStatusTwoAndTheRestStillRuns() throws {
    try folder.write("fail.flow.yaml", "start: home.screen.yaml\nsteps: [next, {hear: Rate}]")
    try folder.write("broken.flow.yaml", "start: home.screen.yaml\nsteps:\n  - touch: nobody")
    try folder.write("unreadable.flow.yaml", "start: home.screen.yaml\nsteps:\n  - nxt")
    let outcome = try run(".")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains("./broken.flow.yaml:3:5: error: \"touch nobody\" is not possible: "))
    #expect(outcome.error.contains("./unreadable.flow.yaml:3:5: error: unknown step \"nxt\"\n"))
    #expect(outcome.error.hasSuffix("earshot: 1 passed, 1 failed, 2 broken\n"))
  }

  @Test func jsonHoldsFlowsThatCouldNotBeRead() throws {
    let outcome = try run("nosuch.flow.yaml pass.flow.yaml --format json")
    #expect(outcome.status == 2)
    let list = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
    #expect(list?.map { $0["path"] as? String } == ["nosuch.flow.yaml", "pass.flow.yaml"])
    #expect(list?.map { $0["passed"] as? Bool } == [false, true])
    #expect(list?.first?["broken"] as? String == "nosuch.flow.yaml: error: no such file")
    let alone = try run("nosuch.flow.yaml --format json").output
    #expect(try JSONSerialization.jsonObject(with: Data(alone.utf8)) is [String: Any])
  }

  @Test func shardsDivideTheFlows() throws {
    for index in 1...4 {
      try folder.write("\(index).flow.yaml", "start: home.screen.yaml\nsteps: [next]")
    }
    var count = 0
    for share in 1...2 {
      let outcome = try run("--format json --shard \(share)/2 .")
      #expect(outcome.status == 0)
      let list = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [Any]
      count += list?.count ?? 0
    }
    #expect(count == 5)
    for wrong in ["0/2", "3/2", "1", "a/b", "1/0"] {
      #expect(try run("--shard \(wrong) .").status == 64)
    }
  }

  @Test func optionsAndReports() throws {
    #expect(try run("pass.flow.yaml --style utterance").status == 1)
    let outcome = try run("pass.flow.yaml --junit out.xml --format json")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("{\"format\": \"earshot-transcript\""))
    let junit = try folder.text(of: "out.xml")
    #expect(junit.contains("tests=\"1\" failures=\"0\" errors=\"0\""))
    #expect(try run("pass.flow.yaml --junit none/out.xml").status == 2)
    #expect(try run("").status == 64)
    #expect(try run("missing.flow.yaml").status == 2)
  }

  @Test func recordsExpectations() throws {
    try folder.write("new.flow.yaml", "start: home.screen.yaml\nsteps:\n  - next\n  - hear:\n")
    #expect(try run("new.flow.yaml").status == 1)
    let outcome = try run("new.flow.yaml --record")
    #expect(outcome.status == 0)
    #expect(outcome.error == "earshot: new.flow.yaml: recorded 1 expectation\n")
    let text = try folder.text(of: "new.flow.yaml")
    #expect(text == "start: home.screen.yaml\nsteps:\n  - next\n  - hear: \"Rate, button\"\n")
    #expect(try run("new.flow.yaml").status == 0)
  }

  @Test func rotorsAreListed() throws {
    try folder.write(
      "menu.screen.yaml",
      """
      elements:
        - group: Dishes
          rotors: [{name: Vegan, items: [dal, {element: rice, text: plain rice}]}]
          children: [{heading: Mains}, {button: Dal, id: dal}, {text: Rice, id: rice}]
      """)
    let text = try Earshot.run(["transcript", "--show", "rotors", folder.file("menu.screen.yaml")])
    #expect(text.status == 0)
    #expect(text.output.contains("Headings\n    Mains, heading\n"))
    #expect(text.output.hasSuffix("Vegan\n    Dal, button\n    plain rice\n"))
    let json = try Earshot.run([
      "transcript", "--show", "rotors", "--format", "json", folder.file("menu.screen.yaml"),
    ])
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(object?["format"] as? String == "earshot-rotors")
    #expect(object?["reader"] as? String == "voiceover-ios")
    #expect(object?["readerVersion"] as? String == "27")
  }
}
