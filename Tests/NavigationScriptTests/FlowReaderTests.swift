import AccessibilityTree
import Documents
import Foundation
import NavigationScript
import Testing
import Voices

@Suite struct FlowReaderTests {
  struct Row: Sendable {
    var flow: String
    var message: String
  }

  private static let head = "start: home.screen.yaml\nsteps:\n"

  static let rows: [Row] = [
    Row(
      flow: "- next",
      message: "t.flow.yaml:1:1: error: a flow file must be a mapping with \"steps\", not a list"),
    Row(
      flow: "stepps: []",
      message: """
        t.flow.yaml:1:1: error: unknown key "stepps" of a flow
            1 | stepps: []
              | ^
          did you mean "steps"?
        """),
    Row(
      flow: "flow: X",
      message: "t.flow.yaml:1:1: error: a flow needs \"steps\": a list of commands and expectations"
    ),
    Row(
      flow: "steps: []",
      message: """
        t.flow.yaml:1:1: error: a flow needs a start screen
            1 | steps: []
              | ^
          write screens: {home: home.screen.yaml}, or start: home.screen.yaml
        """),
    Row(
      flow: "reader: talkbakc\n" + head + "- next",
      message: """
        t.flow.yaml:1:9: error: unknown reader "talkbakc"
            1 | reader: talkbakc
              |         ^
          did you mean "talkback"?
        """),
    Row(
      flow: "style: spokn\n" + head + "- next",
      message: """
        t.flow.yaml:1:8: error: unknown style "spokn"
            1 | style: spokn
              |        ^
          did you mean "spoken"?
        """),
    Row(
      flow: "screens: {home: home.screen.yaml}\nstart: hom\nsteps: []",
      message: """
        t.flow.yaml:2:8: error: no screen is called "hom"
            2 | start: hom
              |        ^
          did you mean "home"?
        """),
    Row(
      flow: "screens: {home: hme.screen.yaml}\nsteps: []",
      message: """
        t.flow.yaml:1:17: error: no such file: "hme.screen.yaml"
            1 | screens: {home: hme.screen.yaml}
              |                 ^
          did you mean "home.screen.yaml"?
        """),
    Row(
      flow: head + "- nxt",
      message: """
        t.flow.yaml:3:3: error: unknown step "nxt"
            3 | - nxt
              |   ^
          did you mean "next"?
        """),
    Row(
      flow: head + "- heer: x",
      message: """
        t.flow.yaml:3:3: error: unknown step "heer"
            3 | - heer: x
              |   ^
          did you mean "hear"?
        """),
    Row(
      flow: head + "- {next: 2, down: 1}",
      message: """
        t.flow.yaml:3:13: error: a step has only one command; "down" is a second one
            3 | - {next: 2, down: 1}
              |             ^
          put a dash before it
        """),
    Row(flow: head + "- []", message: "t.flow.yaml:3:3: error: \"steps\" takes a text, not a list"),
    Row(
      flow: head + "- {}",
      message: "t.flow.yaml:3:3: error: a step must be a word or a mapping, not empty"),
    Row(
      flow: head + "- next: 0",
      message: "t.flow.yaml:3:9: error: \"next\" takes a whole number from 1 to 1000, not 0"),
    Row(
      flow: head + "- next: twice",
      message: "t.flow.yaml:3:9: error: \"next\" takes a number, not the word \"twice\""),
    Row(
      flow: head + "- last: 2",
      message: "t.flow.yaml:3:9: error: \"last\" takes no value, not the word \"2\""),
    Row(flow: head + "- rotor", message: "t.flow.yaml:3:3: error: \"rotor\" needs a name"),
    Row(flow: head + "- type:", message: "t.flow.yaml:3:3: error: \"type\" needs a text"),
    Row(
      flow: head + "- touch",
      message: "t.flow.yaml:3:3: error: \"touch\" needs a point [x, y] or the id of an element"),
    Row(
      flow: head + "- touch: [1]",
      message: "t.flow.yaml:3:10: error: \"touch\" takes [x, y], not 1 numbers"),
    Row(
      flow: head + "- wait",
      message: "t.flow.yaml:3:3: error: \"wait\" needs a number of milliseconds"),
    Row(
      flow: head + "- find", message: "t.flow.yaml:3:3: error: \"find\" needs the text to find"),
    Row(
      flow: head + "- find: {limit: 2}",
      message: "t.flow.yaml:3:9: error: \"find\" needs a \"text\""),
    Row(
      flow: head + "- find: {text: a, limt: 2}",
      message: """
        t.flow.yaml:3:19: error: unknown key "limt" of "find"
            3 | - find: {text: a, limt: 2}
              |                   ^
          did you mean "limit"?
        """),
    Row(
      flow: head + "- scroll: dwn",
      message: """
        t.flow.yaml:3:11: error: unknown direction "dwn"
            3 | - scroll: dwn
              |           ^
          did you mean "down"?
        """),
    Row(
      flow: head + "- hear",
      message: "t.flow.yaml:3:3: error: \"hear\" needs a text or a list of texts"),
    Row(
      flow: head + "- hear: {a: b}",
      message: "t.flow.yaml:3:10: error: unknown key \"a\" of \"hear\""),
    Row(
      flow: head + "- on: hme", message: "t.flow.yaml:3:7: error: no screen is called \"hme\""),
    Row(
      flow: head + "- open: after.xml",
      message: "t.flow.yaml:3:9: error: no such file: \"after.xml\""),
    Row(
      flow: head + "- transcript: t.txt",
      message: "t.flow.yaml:3:15: error: no such file: \"t.txt\""),
  ]

  /// What people write who know another tool, and what to write instead.
  @Test(arguments: [
    ("- press: Enter Tab", "several keys are a list: press: [Enter, Tab]"),
    ("- waitFor: Saved", "write the time in milliseconds: wait: 2000"),
    ("- wait: 2s", "write wait: 2000"), ("- wait: 1.5 s", "write wait: 1500"),
    ("- wait", "for example, wait: 2000"),
    ("- fill: Ada", "first find: NAME, then activate, then type: TEXT"),
    ("- tap: Alarm", "first find: Alarm, then activate"),
    ("- click: Alarm", "first find: Alarm, then activate"),
    ("- activate: Alarm", "first find: Alarm, then activate"),
    ("- hear \"Alarm\"", "write hear: \"Alarm\""), ("- find:", "for example, find: TEXT"),
    ("- open: hom.screen.yaml", "did you mean \"home.screen.yaml\"?"),
  ])
  func saysWhatToWriteInstead(_ step: String, _ suggestion: String) throws {
    let error = #expect(throws: SourceError.self) {
      try FlowFolderFixture().read(Self.head + step)
    }
    #expect(error?.all.first?.suggestion == suggestion)
  }

  @Test func anAddressIsThePage() throws {
    let error = #expect(throws: SourceError.self) {
      try FlowFolderFixture().read("url: https://a.example\nsteps: [next]")
    }
    #expect(error?.all.first?.suggestion == "write page: \"https://a.example\"")
  }

  @Test(arguments: rows) func saysWhatIsWrong(_ row: Row) throws {
    let error = #expect(throws: SourceError.self) { try FlowFolderFixture().read(row.flow) }
    let message = row.message.contains("\n") ? error?.description : error?.summary
    #expect(message == row.message)
  }

  /// Found by fuzzing: the names of screens were listed as they were written.
  @Test func namesOfScreensAreSafeToShow() throws {
    let flow = """
      screens: {"a\\e[31mb\\tc": home.screen.yaml}
      start: zebra
      steps: [next]
      """
    let error = #expect(throws: SourceError.self) { try FlowFolderFixture().read(flow) }
    let text = error?.description ?? ""
    #expect(text.contains("known screens: a"))
    #expect(
      text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" }, "\(text.debugDescription)")
  }

  @Test func aScreenIsToldToBeNoFlow() throws {
    let error = #expect(throws: SourceError.self) {
      try FlowFolderFixture().read("screen: Home\nelements: [Rate]")
    }
    #expect(error?.summary == "t.flow.yaml:1:1: error: this is a screen, not a flow")
    #expect(
      error?.suggestion?.hasPrefix("to print its transcript, use earshot transcript; ") == true)
  }

  @Test func errorsInScreensNameTheScreen() throws {
    let fixture = try FlowFolderFixture(["bad.screen.yaml": "elements:\n  - buton: X"])
    let error = #expect(throws: SourceError.self) {
      try fixture.read("start: bad.screen.yaml\nsteps: [next]")
    }
    #expect(error?.summary == "bad.screen.yaml:2:5: error: unknown key \"buton\" of an element")
  }

  @Test func aFlowHasAtMostTenThousandSteps() throws {
    let steps = String(repeating: "- next\n", count: 10_001)
    let error = #expect(throws: SourceError.self) {
      try FlowFolderFixture().read(Self.head + steps)
    }
    #expect(error?.summary == "t.flow.yaml:10003:3: error: a flow can have at most 10000 steps")
  }

  private static func screens(_ count: Int) -> String {
    "screens:\n" + (1...count).map { "  s\($0): home.screen.yaml\n" }.joined()
  }

  @Test func aFlowHasAtMostAThousandScreens() throws {
    let fixture = try FlowFolderFixture(["other.screen.yaml": "elements: [text]"])
    #expect(try fixture.read(Self.screens(1_000) + "steps: [next]").screens.count == 1_000)
    let error = #expect(throws: SourceError.self) {
      try fixture.read(Self.screens(1_001) + "steps: [next]")
    }
    #expect(
      error?.description == """
        t.flow.yaml:1002:3: error: "s1001" is one screen too many: a flow can have at most 1000
            1002 |   s1001: home.screen.yaml
                 |   ^
          split it into several flows
        """)
  }

  @Test func aFileThatAStepOpensIsAScreenToo() throws {
    let fixture = try FlowFolderFixture(["other.screen.yaml": "elements: [text]"])
    let steps =
      "steps:\n- open: home.screen.yaml\n- open: other.screen.yaml\n- open: other.screen.yaml"
    #expect(try fixture.read(Self.screens(999) + steps).steps.count == 3)
    let error = #expect(throws: SourceError.self) { try fixture.read(Self.screens(1_000) + steps) }
    #expect(
      error?.summary
        == "t.flow.yaml:1004:9: error: \"other.screen.yaml\" is one screen too many: a flow can have at most 1000"
    )
  }

  @Test func aStepWaitsForADayAtMost() throws {
    let fixture = try FlowFolderFixture()
    #expect(try fixture.read(Self.head + "- wait: 86400000").steps.count == 1)
    let error = #expect(throws: SourceError.self) {
      try fixture.read(Self.head + "- wait: 86400001")
    }
    #expect(
      error?.message == "\"wait\" takes a whole number from 0 to 86400000, not 86400001")
  }

  @Test func theFirstScreenIsTheStart() throws {
    let flow = try FlowFolderFixture().read(
      "flow: Name\nlanguage: en-GB\nscreens: {a: home.screen.yaml}\nsteps: []")
    #expect(flow.start.name == "a")
    #expect(flow.name == "Name")
    #expect(flow.language == "en-GB")
    #expect(try FlowFolderFixture().read(Self.head + "- next").name == "t")
  }

  @Test func anUnknownLanguageIsAnError() throws {
    let flow = try FlowFolderFixture().read("language: xx\n" + Self.head + "- next")
    #expect(throws: SourceError.self) { try FlowRunner().run(flow) }
  }
}
