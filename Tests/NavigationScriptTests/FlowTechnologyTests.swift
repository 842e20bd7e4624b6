import Documents
import NavigationScript
import ScreenReader
import Testing

/// Flows that are used by a keyboard, by voice and by a switch.
@Suite struct FlowTechnologyTests {
  struct Row: Sendable {
    var with: String
    var steps: String
    var lines: [String]
  }

  private static let screen = """
    screen: Mail
    elements:
      - {button: Delete, id: first, keyboardNext: second}
      - {button: Delete, id: second, keyboardNext: first}
      - id: send
        button: Send
        shortcut: Command-Return
        actions: [Later, Never]
        on: {activate: [announce: Sent], action: {Never: [set: {send: {label: Unsent}}]}}
      - {textField: Name, id: name}
      - {label: Volume, value: 50%, traits: [adjustable], id: volume}
      - label: Tabs
        container: tabBar
        children: [{tab: Inbox}, {tab: Drafts}]
    """

  private func lines(_ steps: String, with technology: String) throws -> [String] {
    let folder = try FlowFolderFixture(["mail.screen.yaml": Self.screen])
    let flow = try folder.read(
      "with: \(technology)\nscreens: {mail: mail.screen.yaml}\nsteps:\n\(steps)")
    let result = try FlowRunner().run(flow)
    let broken = result.breakdown.map { ["broken: \($0.message)"] } ?? []
    return Array(FlowTranscript(result).lines.dropFirst()) + broken
      + result.failures.map(\.error.message)
  }

  static let rows: [Row] = [
    Row(
      with: "keyboard", steps: "- press: [Shift+Tab, Right, Right]",
      lines: [
        "> press ⇧Tab", "[focus: Inbox]", "> press →", "[focus: Drafts]", "> press →",
        "[nothing: the group ends here]",
      ]),
    Row(
      with: "keyboard", steps: "- press: Tab\n- shown: Send\n- shown: []\n- focus: send",
      lines: [
        "> press Tab", "[focus: Delete]", "something else was shown", "something else was shown",
        #"the focus is on "first", not on "send""#,
      ]),
    // Two elements that name each other keep the focus: a trap.
    Row(
      with: "keyboard", steps: "- press: [Tab, Tab, Tab]\n- focus: first",
      lines: [
        "> press Tab", "[focus: Delete]", "> press Tab", "[focus: Delete]", "> press Tab",
        "[focus: Delete]",
      ]),
    Row(
      with: "keyboard", steps: "- press: [Cmd+Enter, Tab-F]\n- type: vo\n- press: Up",
      lines: [
        "> press ⌘Enter", "[activated: Send]", "[announcement lost: Sent]", "> press Tab-F",
        "[menu: Find]", "> type vo", "[focus: Volume]", "> press ↑", "[changed: Volume: 60%]",
      ]),
    Row(
      with: "keyboard", steps: "- press: Tab-F\n- type: se\n- press: [Tab-Z, Down, Space]",
      lines: [
        "> press Tab-F", "[menu: Find]", "> type se", "[focus: Send]", "> press Tab-Z",
        "[menu: Later, Never]", "[focus: Later]", "> press ↓", "[focus: Never]", "> press Space",
        "[action: Never]", "[changed: Send: Unsent]",
      ]),
    Row(
      with: "voice-control", steps: "- say: Delete\n- say: \"2\"\n- focus: second",
      lines: [
        "> say Delete", "[numbers: 1 Delete, 2 Delete]", "[answer: Say number of desired item.]",
        "> say 2", "[activated: Delete]",
      ]),
    Row(
      with: "voice-control", steps: "- say: Increment volume by 2\n- shown: \"Volume: 70%\"",
      lines: ["> say Increment volume by 2", "[changed: Volume: 60%]", "[changed: Volume: 70%]"]),
    Row(
      with: "voice-control", steps: "- say: Show actions for Send\n- say: Never",
      lines: [
        "> say Show actions for Send", "[menu: Later, Never]", "> say Never", "[action: Never]",
        "[changed: Send: Unsent]",
      ]),
    Row(
      with: "voice-control", steps: "- say: Tap Name\n- type: Hi",
      lines: ["> say Tap Name", "[activated: Name]", "> type Hi", "[changed: Name: Hi]"]),
    Row(
      with: "voice-control", steps: "- say: Tap Sent",
      lines: [
        "> say Tap Sent",
        "[refused: nothing here has this name; did you mean \"Send\"?]",
        "broken: \"say Tap Sent\" is not possible: nothing here has this name; did you mean \"Send\"?",
      ]),
    Row(
      with: "switch-control", steps: "- select: [Tabs, Drafts, Tap]\n- focus: first",
      lines: [
        "[highlight: Delete]", "> select Tabs", "[highlight: Delete]", "[highlight: Send]",
        "[highlight: Name]", "[highlight: Volume]", "[highlight: Tabs]", "[highlight: Inbox]",
        "> select Drafts", "[highlight: Drafts]", "[menu: \(menu)]", "[highlight: Tap]",
        "> select Tap", "[activated: Drafts]", "[highlight: Delete]",
      ]),
    // With the tap at once there is no menu; a second switch moves the cursor.
    Row(
      with: "{switch-control: {style: manual, tap: always}}",
      steps: "- next: 2\n- wait: 60000\n- select\n- announced: Sent",
      lines: [
        "[highlight: Delete]", "> next", "[highlight: Delete]", "> next", "[highlight: Send]",
        "> wait 60000", "> select", "[activated: Send]", "[announcement lost: Sent]",
        "[highlight: Delete]", "nothing was announced",
      ]),
    Row(
      with: "switch-control", steps: "- select: Drafts",
      lines: [
        "[highlight: Delete]", "> select Drafts", "[highlight: Delete]", "[highlight: Send]",
        "[highlight: Name]", "[highlight: Volume]", "[highlight: Tabs]", "[highlight: Delete]",
        "[refused: \(inside)]", "broken: \"select Drafts\" is not possible: \(inside)",
      ]),
  ]

  private static let menu =
    "Tap, Home, Gestures, Refine Selection, Cursor Mode, Device, Media Controls, Settings"
  private static let inside =
    #"the cursor cannot reach "Drafts" here: first select "Tabs", which contains it"#

  @Test("does and shows what the technology does", arguments: rows)
  func doesAndShows(row: Row) throws {
    #expect(try lines(row.steps, with: row.with) == row.lines)
  }

  /// A day goes by, and the cursor of a second a step still goes round four times alone.
  @Test func theCursorHidesAfterItsRounds() throws {
    let lines = try lines("- wait: 86400000\n- select", with: "switch-control")
    #expect(lines.filter { $0 == "[highlight: Volume]" }.count == 4)
    #expect(
      lines.suffix(3) == [
        "[hidden: the cursor has finished 4 rounds; a press shows it again]", "> select",
        "[highlight: Delete]",
      ])
  }

  /// A modal view takes the focus from what lies behind it.
  @Test func aModalViewTakesTheFocus() throws {
    let folder = try FlowFolderFixture([
      "ask.screen.yaml": """
      elements:
        - {button: Ask, id: ask, on: {activate: [set: {box: {hidden: false}}]}}
        - id: box
          group: Sure?
          modal: true
          hidden: true
          children: [{button: "Yes", id: yes}]
      """
    ])
    let flow = try folder.read(
      "with: keyboard\nscreens: {a: ask.screen.yaml}\nsteps:\n- press: [Tab, Space]\n- shown: Ask\n"
        + "- press: Tab\n- focus: yes")
    let result = try FlowRunner().run(flow)
    #expect(result.hasPassed)
    #expect(FlowTranscript(result).lines.contains("[focus lost: Ask]"))
  }

  static let mistakes: [(flow: String, message: String)] = [
    ("with: keyboad\nsteps: [press: Tab]", "unknown technology \"keyboad\""),
    ("with: keyboard\nsteps: [press: Tba]", "no key is called \"Tba\""),
    ("with: keyboard\nsteps: [say: Rate]", "\"say\" is a step of Voice Control"),
    (
      "steps: [shown: Rate]", "\"shown\" is only for flows without a reader"
    ),
    (
      "with: keyboard\nsteps: [next]",
      "\"next\" needs a reader and cannot be done with keyboard"
    ),
    (
      "with: keyboard\nreader: voiceover-ios\nsteps: [press: Tab]",
      "\"reader\" and \"with\" cannot be used together: a flow with \"with\" runs without a reader"
    ),
    (
      "with: {switch-control: {scan: 0}}\nsteps: [select]",
      "\"scan\" takes seconds from 0.05 to 25, not 0.0"
    ),
    ("with: {keyboard: {scan: 1}}\nsteps: [press: Tab]", "keyboard has no settings"),
  ]

  @Test("tells what cannot be", arguments: mistakes)
  func tellsMistakes(flow: String, message: String) throws {
    let folder = try FlowFolderFixture()
    let error = #expect(throws: SourceError.self) {
      try folder.read("screens: {home: home.screen.yaml}\n" + flow)
    }
    #expect(error?.message == message)
    #expect(error?.others.isEmpty != false)
  }

  @Test func aPlatformWithoutTheTechnologyIsTold() throws {
    let folder = try FlowFolderFixture(["a.screen.yaml": "platform: android\nelements: [text: A]"])
    let flow = try folder.read(
      "with: voice-control\nscreens: {a: a.screen.yaml}\nsteps: [say: A]")
    let error = #expect(throws: SourceError.self) { try FlowRunner().run(flow) }
    #expect(error?.message == "Voice Control is not available on android")
  }
}
