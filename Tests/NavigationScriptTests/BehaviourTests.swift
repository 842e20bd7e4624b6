import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader
import Testing

/// Every trigger and effect of behaviours.
@Suite struct BehaviourTests {
  private static func heard(
    _ elements: String, _ steps: String, other: String = "{heading: Other, id: other}"
  ) throws -> [String] {
    let fixture = try FlowFolderFixture([
      "a.screen.yaml": "screen: A\nelements:\n\(elements)",
      "b.screen.yaml": "screen: B\nelements:\n  - \(other)",
    ])
    let lines = try fixture.heard(steps, screens: "{a: a.screen.yaml, b: b.screen.yaml}")
    return lines.filter { !$0.hasPrefix("> ") }
  }

  private static func afterActivation(_ effects: String, _ more: String = "") throws -> [String] {
    let elements = """
        - {button: Go, id: go, on: {activate: \(effects)}}
        - {text: Middle, id: middle}
        - {list: Things, id: things, children: [{text: One, id: one}, {text: Two, id: two}]}
      """
    return try heard(elements, "- activate" + more)
  }

  @Test func opensAndCloses() throws {
    let lines = try Self.heard(
      "  - {button: Go, on: {activate: {open: b}}}", "- activate\n- on: b\n- activate\n- on: a",
      other: "{button: Back, on: {activate: [close]}}")
    #expect(lines == ["[screen: B]", "B", "Back, button", "[screen: A]", "A", "Go, button"])
  }

  @Test func escapeGoesBack() throws {
    let lines = try Self.heard(
      "  - {button: Go, on: {activate: {open: b}}}", "- activate\n- escape")
    #expect(lines == ["[screen: B]", "B", "Other, heading", "[screen: A]", "A", "Go, button"])
  }

  static let effects: [(effects: String, heard: [String])] = [
    ("{set: {go: {label: Gone}}}", ["Gone, button"]),
    ("{set: {go: {value: here, hint: Does it.}}}", ["Go, here, button", "    Does it."]),
    ("{set: {go: {traits: [link]}}}", ["Go, link"]),
    ("{set: {go: {traits: {add: [selected], remove: [button]}}}}", ["selected, Go"]),
    ("{set: {go: {expanded: true}}}", ["expanded"]),
    ("{set: {middle: {hidden: true}}}", ["Go, button"]),
    ("{set: {go: {hidden: true}}}", ["[cursor lost: go]", "Middle"]),
    ("[{set: {go: {hidden: true}}}, focus: two]", ["Things, Two, list end"]),
    ("{insert: {into: things, element: {text: Three}}}", ["Go, button"]),
    ("{remove: go}", ["[cursor lost: go]", "Middle"]),
    ("{focus: middle}", ["Middle"]),
    ("{announce: Saved}", ["[announcement: Saved]"]),
    ("[announce: Saved, announce: Twice]", ["[announcement: Saved]", "[announcement: Twice]"]),
    ("[screenChanged]", ["[screen: A]", "A", "Go, button"]),
    ("{screenChanged: one}", ["[screen: A]", "A", "Things, One, list start"]),
    ("[layoutChanged]", ["Go, button"]),
    ("{layoutChanged: two}", ["Things, Two, list end"]),
    ("{pageScrolled: Page 2 of 9}", ["[scrolled page]", "[announcement: Page 2 of 9]"]),
  ]

  @Test(arguments: effects) func isHeard(_ row: (effects: String, heard: [String])) throws {
    #expect(try Self.afterActivation(row.effects) == row.heard)
  }

  @Test func insertedElementsStandWhereTheyShouldAndBehave() throws {
    let effects =
      "{insert: {into: things, at: 1, element: {button: New, id: new, on: {activate: {announce: Hi}}}}}"
    let steps = "\n- touch: new\n- activate\n- next\n- announced: []"
    #expect(
      try Self.afterActivation(effects, steps)
        == ["Go, button", "Things, New, button", "[announcement: Hi]", "Two, list end"])
  }

  @Test func aListOfElementsIsInserted() throws {
    let effects = "{insert: {elements: [{text: X, id: x}, {text: Y}]}}"
    #expect(try Self.afterActivation(effects, "\n- last\n- previous") == ["Go, button", "Y", "X"])
  }

  @Test func announcementsHavePriorities() throws {
    let fixture = try FlowFolderFixture([
      "a.screen.yaml":
        "elements: [{button: Go, on: {activate: [{announce: A, priority: low}, {announce: B}]}}]"
    ])
    let result = try fixture.run(
      "- activate\n- announced: A\n- hear: B", screens: "{a: a.screen.yaml}")
    #expect(result.hasPassed)
    let priorities = result.steps.flatMap(\.events).compactMap { event in
      if case .announcement(let announcement, _) = event { announcement.priority } else { nil }
    }
    #expect(priorities == [.low, .default])
  }

  /// Words that come with the cursor are no words that were announced, and the transcript says so.
  @Test func hastyAnnouncementsAreLost() throws {
    let fixture = try FlowFolderFixture([
      "a.screen.yaml": """
      elements:
        - {button: Go, on: {activate: [focus: end, {announce: Soon, after: 750}, announce: At once]}}
        - {id: end, text: End}
      """
    ])
    let result = try fixture.run(
      "- activate\n- announced: Soon\n- notHeard: At once", screens: "{a: a.screen.yaml}")
    #expect(result.hasPassed)
    let text = String(decoding: FlowTranscript(result).bytes, as: UTF8.self)
    #expect(text.hasSuffix("> activate\nEnd\n[announcement lost: At once]\n[announcement: Soon]\n"))
    let json = String(decoding: FlowJSON(result).bytes, as: UTF8.self)
    #expect(
      json.contains(#"{"kind": "announcementLost", "text": "At once", "priority": "default"}"#))
  }

  static let triggers: [(on: String, step: String)] = [
    ("activate: {announce: Done}", "activate"),
    ("increment: {announce: Done}", "increment"),
    ("decrement: {announce: Done}", "decrement"),
    ("escape: {announce: Done}", "escape"),
    ("magicTap: {announce: Done}", "magicTap"),
    ("scroll: {announce: Done}", "scroll: left"),
    ("type: {announce: Done}", "type: a"),
    ("action: {Send: {announce: Done}}", "action: Send"),
  ]

  @Test(arguments: triggers) func answersItsElement(_ row: (on: String, step: String)) throws {
    let element =
      "  - {label: X, value: v, traits: [adjustable, textEntry, isEditing], actions: [Send], on: {\(row.on)}}"
    #expect(try Self.heard(element, "- \(row.step)").contains("[announcement: Done]"))
  }

  @Test(arguments: ["escape", "magicTap", "scroll"])
  func containersAnswerToo(_ act: String) throws {
    let elements = "  - {group: G, on: {\(act): {announce: Done}}, children: [{text: T}]}"
    let step = act == "scroll" ? "scroll: up" : act
    #expect(try Self.heard(elements, "- \(step)") == ["[announcement: Done]"])
  }

  @Test func aValueGoesThroughAList() throws {
    let element =
      "  - {label: S, id: s, value: b, traits: [adjustable], on: {increment: {set: {s: {value: "
      + "{next: [a, b, c]}}}}, decrement: {set: {s: {value: {previous: [a, b, c]}}}}}}"
    let lines = try Self.heard(element, "- increment: 2\n- decrement: 3")
    #expect(lines == ["c", "[boundary]", "c", "b", "a", "[boundary]", "a"])
  }

  static let impossible: [(effects: String, reason: String)] = [
    ("{open: nowhere}", "the app opens \"nowhere\", but the only screens are \"a\", \"b\""),
    // Whether the element is there is known when the file is read, unless another screen may be shown.
    (
      "[{remove: go}, {set: {go: {label: X}}}]",
      "the app changes \"go\", but no element has that id"
    ),
    ("{remove: nobody}", "the app changes \"nobody\", but no element has that id"),
    (
      "{insert: {into: nobody, element: X}}",
      "the app changes \"nobody\", but no element has that id"
    ),
    (
      "{insert: {element: {text: X, id: go}}}",
      "the app adds \"go\", but an element on the screen already has that id"
    ),
    ("{focus: nobody}", "no stop has the id \"nobody\""),
    ("{screenChanged: nobody}", "no stop has the id \"nobody\""),
    ("{layoutChanged: nobody}", "no stop has the id \"nobody\""),
  ]

  @Test(arguments: impossible)
  func anImpossibleEffectBreaksTheFlow(_ row: (effects: String, reason: String)) throws {
    let lines = try Self.afterActivation(row.effects)
    #expect(lines.last == "broken: \"activate\" is not possible: \(row.reason)")
  }

  @Test func screensThatOpenEachOtherInACircleAreCut() throws {
    let lines = try Self.heard(
      "  - {button: Go, on: {activate: {open: b}}}", "- activate: 1000\n- activate: 1000",
      other: "{button: On, on: {activate: {open: a}}}")
    #expect(
      lines.last == "broken: \"activate\" is not possible: more than 1000 screens are open; "
        + "do they open each other in a loop?")
  }

  @Test func tooManyEffectsAreCut() throws {
    let effects = "[" + Array(repeating: "announce: x", count: 1001).joined(separator: ", ") + "]"
    let lines = try Self.afterActivation(effects)
    #expect(
      lines.last
        == "broken: \"activate\" is not possible: the app answers with more than 1000 effects")
  }

  @Test func aFlowInWhichTooMuchIsHeardEnds() throws {
    let folder = try FlowFolderFixture([
      "a.screen.yaml": "elements: [A, B, C]",
      "a.flow.yaml": """
      screens: {a: a.screen.yaml}
      steps:
        - readFromTop
        - readFromTop
        - readFromTop
        - hear: Z
      """,
    ])
    var options = FlowOptions()
    options.mostEvents = 9
    let flow = try FlowReader().read(folder.file("a.flow.yaml"))
    let result = try FlowRunner(options: options).run(flow)
    #expect(result.breakdown?.message == "the flow has more than 9 utterances and sounds")
    #expect(result.breakdown?.location?.line == 4)
    #expect(result.steps.flatMap(\.events).count <= 9)
    #expect(result.stoppedAt == 1)
  }
  @Test("What is kept of a flow has a limit in bytes")
  func manyBytes() throws {
    let folder = try FlowFolderFixture([
      "a.screen.yaml":
        "screen: A\nelements: [{text: \"\(String(repeating: "long ", count: 20))\"}]",
      "a.flow.yaml": "screens: {a: a.screen.yaml}\nsteps:\n  - readAll\n  - readAll\n  - readAll\n",
    ])
    var options = FlowOptions()
    options.mostBytes = 250
    let flow = try FlowReader().read(folder.file("a.flow.yaml"))
    let result = try FlowRunner(options: options).run(flow)
    #expect(
      result.breakdown?.message == "the speech and typed text of the flow exceed 250 bytes")
    #expect(result.breakdown?.location?.line == 4)
  }
}
