import Foundation
import Testing

/// `earshot list readers`, and readers and their settings as every command takes them.
@Suite struct ReadersTests {
  private static let screen = """
    screen: Recipe
    elements:
      - {id: rate, button: Rate, hint: Rates this recipe.}
      - {id: title, heading: Mango lassi}
    """

  private func json(_ arguments: String...) throws -> [[String: Any]] {
    let outcome = try Earshot.run(["list", "readers"] + arguments + ["--format", "json"])
    #expect(outcome.status == 0)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(json["format"] as? String == "earshot-readers")
    return try #require(json["readers"] as? [[String: Any]])
  }

  @Test func theListNamesWhatEachReaderFollows() throws {
    let outcome = try Earshot.run(["list", "readers"])
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix(
        """
        voiceover-ios  VoiceOver 27: VoiceOver on iPhone and iPad, by touch
            platforms: ios, ipados,
        """))
    #expect(outcome.output.contains("\n    evidence: recordings of XCUIVoiceOverService on iOS"))
    #expect(outcome.output.contains("\n    9 settings: earshot list readers voiceover-ios\n"))
    for reader in try json() {
      #expect((reader["evidence"] as? [String])?.isEmpty == false)
      #expect((reader["settings"] as? [Any])?.isEmpty == false)
      #expect((reader["platforms"] as? [String])?.isEmpty == false)
    }
  }

  @Test func aReaderIsShownWithSettingsRotorAndCommands() throws {
    let outcome = try Earshot.run(["list", "readers", "voiceover-ios"])
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    for line in [
      "Styles spoken, utterance, legend", "hints on|off what acting on an element does",
      "navigation flat|grouped whether the cursor stops at every element, or at groups to enter "
        + "and leave", "Headings", "Commands on ios", "next the next element Swipe right",
      "activate activate the element Double tap",
    ] { #expect(lines.contains(line), "\(line)") }
  }

  @Test func gesturesAreThoseOfThePlatform() throws {
    let reader = try #require(try json("voiceover-ios", "--platform", "tvos").first)
    #expect(reader["platform"] as? String == "tvos")
    let commands = try #require(reader["commands"] as? [[String: String]])
    let activate = commands.first { $0["command"] == "activate" }
    #expect(activate?["gesture"] == "Press the center of the remote")
    // Nobody jumps to the first element by a remote.
    #expect(!commands.contains { $0["command"] == "first" })
  }

  static let wrong: [(arguments: [String], problem: String)] = [
    (
      ["list", "readers", "voiceover-io"],
      "unknown reader \"voiceover-io\"; did you mean \"voiceover-ios\"?"
    ),
    (["list", "readers", "--platform", "ios"], "--platform needs the name of a reader"),
    (
      ["list", "readers", "voiceover-ios", "--platform", "tvso"],
      "voiceover-ios does not run on \"tvso\"; did you mean \"tvos\"?"
    ),
    (
      ["transcript", "-", "--reader", "voiceover-io"],
      "unknown reader \"voiceover-io\"; did you mean \"voiceover-ios\"?"
    ),
    (
      ["audit", "-", "--reader", "jaws"],
      "unknown reader \"jaws\"; did you mean \"nvda\"? Earshot does not simulate JAWS"
    ),
    (
      ["transcript", "-", "--reader", "voiceover-ios", "--set", "hint=off"],
      "--set: voiceover-ios has no setting \"hint\"; did you mean \"hints\"?"
    ),
    (
      ["transcript", "-", "--reader", "voiceover-ios", "--set", "roles=none"],
      "--set: voiceover-ios has no setting \"roles\"; known settings: hints, actions"
    ),
    (
      ["transcript", "-", "--reader", "voiceover-ios", "--set", "textsize=large"],
      "--set: voiceover-ios has no setting \"textsize\"; did you mean \"textSize\"?"
    ),
    (
      ["transcript", "-", "--reader", "voiceover-ios", "--set", "hints=maybe"],
      "--set: \"hints\" does not take \"maybe\"; its values: on, off"
    ),
    (
      ["transcript", "-", "--reader", "voiceover-ios", "--set", "rate=101"],
      "--set: \"rate\" does not take \"101\"; its values: 0…100"
    ),
    (["transcript", "-", "--set", "hints"], "hints"),
  ]

  @Test(arguments: wrong)
  func whatNoReaderHasIsWrongUsage(_ wrong: (arguments: [String], problem: String)) throws {
    let outcome = try Earshot.run(wrong.arguments, input: Self.screen)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.error.contains(wrong.problem))
  }

  /// Which reader is asked is known by the screen alone, so that the screen is read first.
  @Test func aSettingThatTheScreensReaderLacks() throws {
    let outcome = try Earshot.run(["transcript", "-", "--set", "hint=off"], input: Self.screen)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.error == """
        --set: error: voiceover-ios has no setting "hint"
          did you mean "hints"?

        """)
  }

  /// A setting that can do nothing in a command is said aloud, and the command goes on.
  @Test(arguments: [
    ("transcript", "typing=words", "typing=words has no effect here: nothing is typed"),
    (
      "transcript", "rate=80",
      "rate=80 has no effect here: no speech uses the reader's own rate"
    ),
    (
      "transcript", "navigation=grouped",
      "navigation=grouped has no effect here: the cursor does not move here"
    ),
    (
      "rotors", "return=origin", "return=origin has no effect here: the cursor does not move here"
    ),
    ("audit", "typing=words", "typing=words has no effect here: nothing is typed"),
    ("effort", "typing=words", "typing=words has no effect here: nothing is typed"),
  ])
  func idleSettingsAreTold(command: String, setting: String, remark: String) throws {
    let plain = try Earshot.run([command, "-"], input: Self.screen)
    let outcome = try Earshot.run([command, "-", "--set", setting], input: Self.screen)
    #expect(
      outcome.error == plain.error + "earshot: --set \(remark)\n"
        || outcome.error == "earshot: --set \(remark)\n" + plain.error)
    #expect(outcome.output == plain.output)
    #expect(outcome.status == plain.status)
  }

  @Test(arguments: [
    ("effort", "navigation=grouped"), ("walk", "rate=80"), ("transcript", "hints=off"),
  ])
  func settingsThatDoSomethingAreNot(command: String, setting: String) throws {
    let outcome = try Earshot.run([command, "-", "--set", setting], input: Self.screen)
    #expect(!outcome.error.contains("has no effect"), "\(outcome.error)")
  }

  @Test(arguments: [[], ["--reader", "voiceover-ios"]])
  func settingsChangeWhatIsHeard(reader: [String]) throws {
    let outcome = try Earshot.run(
      ["transcript", "-", "--set", "hints=off"] + reader, input: Self.screen)
    #expect(outcome.status == 0)
    #expect(outcome.output == "Rate, button\nMango lassi, heading\n")
  }

  @Test func aMatrixRunsThroughTheValuesOfASetting() throws {
    let outcome = try Earshot.run(["transcript", "-", "--set", "hints=on,off"], input: Self.screen)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        stop  element  hints=on                           hints=off
        1     rate     Rate, button ‖ Rates this recipe.  Rate, button
        1 of 2 stops differs

        """)
    let wrong = try Earshot.run(["transcript", "-", "--set", "hint=on,off"], input: Self.screen)
    #expect(wrong.status == 2)
    #expect(wrong.error.hasPrefix("--set: error: voiceover-ios has no setting \"hint\"\n"))
  }
}
