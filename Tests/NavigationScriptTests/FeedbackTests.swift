import Documents
import NavigationScript
import Testing

/// What is felt, what happens later, and what happens only if.
@Suite struct FeedbackTests {
  private static func heard(_ effects: String, _ steps: String = "- activate") throws -> [String] {
    let fixture = try FlowFolderFixture([
      "a.screen.yaml": """
      screen: A
      elements:
        - {button: Play, id: play, on: {activate: \(effects)}}
        - {label: Total, value: "5", id: total}
      """
    ])
    return try fixture.heard(steps, screens: "{a: a.screen.yaml}").filter { !$0.hasPrefix("> ") }
  }

  /// An announcement that was made and is not there any more: by what it was cut off, and how it is kept.
  @Test(arguments: [
    (
      "[{announce: Saved}, {focus: total}]", "- activate",
      "\"Saved\" was announced but cut off by \"Total, 5\"; announce it later, {announce: Saved, after: 750}, "
        + "or with priority: high"
    ),
    (
      "{announce: Saved}", "- activate\n- wait: 100\n- next",
      "\"Saved\" was announced before \"next\", but \"announced\" checks announcements since the last command; "
        + "move this step up"
    ),
    (
      "{announce: Kept}", "- activate\n- next",
      "to have the app announce it, post an announcement"
    ),
  ])
  func aMissedAnnouncementSaysWhatBecameOfIt(
    _ effects: String, _ steps: String, _ advice: String
  ) throws {
    let fixture = try FlowFolderFixture([
      "a.screen.yaml": """
      screen: A
      elements:
        - {button: Play, id: play, on: {activate: \(effects)}}
        - {label: Total, value: "5", id: total}
      """
    ])
    let flow = "start: a.screen.yaml\nsteps:\n\(steps)\n- announced: Saved"
    let result = try FlowRunner().run(try fixture.read(flow))
    #expect(result.failures.map(\.error.suggestion) == [advice])
  }

  static let rows: [(effects: String, heard: [String])] = [
    ("{haptic: success}", ["[haptic: success]", "Play, button"]),
    ("{sound: whoosh}", ["[sound: whoosh]", "Play, button"]),
    // What comes later comes last, in the order of the times.
    (
      "[{sound: late, after: 2s}, {sound: soon, after: 500ms}, {haptic: light}]",
      ["[haptic: light]", "[sound: soon]", "[sound: late]", "Play, button"]
    ),
    ("{announce: Sent, after: 1s}", ["[announcement: Sent]"]),
    ("{haptic: error, when: {total: {value: \"5\"}}}", ["[haptic: error]", "Play, button"]),
    ("{haptic: error, when: {total: {value: \"6\"}}}", ["Play, button"]),
    ("{haptic: error, when: {gone: {value: \"5\"}}}", ["Play, button"]),
    // A condition is looked at when its effect happens.
    (
      "[{haptic: error, when: {total: {value: \"0\"}}, after: 1s}, {set: {total: {value: \"0\"}}}]",
      ["[haptic: error]", "Play, button"]
    ),
  ]

  @Test(arguments: rows)
  func isTold(_ row: (effects: String, heard: [String])) throws {
    #expect(try Self.heard(row.effects) == row.heard)
  }

  @Test func labelsAndStatesToggle() throws {
    let effect = "{set: {play: {label: {toggle: [Play, Pause]}, traits: {toggle: [selected]}}}}"
    #expect(
      try Self.heard(effect, "- activate\n- activate\n- activate")
        == ["selected, Pause, button", "Play, button", "selected, Pause, button"])
  }

  @Test(arguments: [
    ("{haptic: sucess}", "did you mean \"success\"?"),
    ("{sound: a, after: 700s}", nil), ("{sound: a, after: soon}", nil),
    ("{haptic: light, when: {total: {valu: \"1\"}}}", "did you mean \"value\"?"),
    ("{haptic: light, when: 5}", nil), ("{set: {play: {label: {toggle: [A]}}}}", nil),
    ("haptic", "write haptic: success"),
  ])
  func mistakesAreErrors(effects: String, suggestion: String?) throws {
    let error = try #require(throws: SourceError.self) { try Self.heard(effects) }
    #expect(error.location?.line == 3)
    if let suggestion { #expect(error.suggestion == suggestion) }
  }
}
