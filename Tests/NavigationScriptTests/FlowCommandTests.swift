import Documents
import NavigationScript
import ScreenReader
import Testing

/// Every command of flow files does what it says.
@Suite struct FlowCommandTests {
  struct Row: Sendable {
    var word: CommandWord
    var steps: String
    var heard: [String]
  }

  private static let field = [
    "> touch name", "Name, text field", "    Double tap to edit.", "> activate",
    "[keyboard appeared]",
    "Name, text field, is editing",
  ]

  private static let hint =
    "    Rates it. Swipe up or down to select a custom action, then double tap to activate."

  private static let adviceOnFocus =
    "to use the reader's gestures, write next; for a keyboard without a reader, write with: keyboard above the steps"

  static let rows: [Row] = [
    Row(
      word: .next, steps: "- next",
      heard: ["> next", "Rate, button, actions available", hint]),
    Row(
      word: .previous, steps: "- last\n- previous",
      heard: ["> last", "Help, link", "> previous", "Name, text field", "    Double tap to edit."]),
    Row(word: .first, steps: "- first", heard: ["> first", "Recipes, heading"]),
    Row(word: .last, steps: "- last", heard: ["> last", "Help, link"]),
    Row(word: .moveIn, steps: "- in", heard: ["> in", "[boundary]"]),
    Row(word: .moveOut, steps: "- out", heard: ["> out", "[boundary]"]),
    Row(word: .activate, steps: "- activate", heard: ["> activate", "Recipes, heading"]),
    Row(
      word: .increment, steps: "- touch: stars\n- increment: 2",
      heard: [
        "> touch stars", "Stars, 50%, adjustable",
        "    Swipe up or down with one finger to adjust the value.", "> increment", "60%",
        "> increment", "70%",
      ]),
    Row(
      word: .decrement, steps: "- touch: stars\n- decrement",
      heard: [
        "> touch stars", "Stars, 50%, adjustable",
        "    Swipe up or down with one finger to adjust the value.", "> decrement", "40%",
      ]),
    Row(word: .escape, steps: "- escape", heard: ["> escape", "[boundary]"]),
    Row(word: .back, steps: "- back", heard: ["> back", "[boundary]"]),
    Row(word: .home, steps: "- home", heard: ["> home", "[boundary]"]),
    Row(word: .magicTap, steps: "- magicTap", heard: ["> magicTap", "[unknown command]"]),
    Row(
      word: .jump, steps: "- jump: heading",
      heard: [
        "> jump heading", "[refused: the reader has no quick keys]",
        #"broken: "jump heading" is not possible: the reader has no quick keys"#,
      ]),
    Row(
      word: .tab, steps: "- tab",
      heard: [
        "> tab", "[refused: the reader does not support keyboard focus]",
        #"broken: "tab" is not possible: the reader does not support keyboard focus; \#(adviceOnFocus)"#,
      ]),
    Row(
      word: .shiftTab, steps: "- shiftTab",
      heard: [
        "> shiftTab", "[refused: the reader does not support keyboard focus]",
        #"broken: "shiftTab" is not possible: the reader does not support keyboard focus; \#(adviceOnFocus)"#,
      ]),
    Row(
      word: .cell, steps: "- cell: down", heard: ["> cell down", "[boundary]", "Recipes, heading"]),
    Row(word: .rotor, steps: "- rotor: links", heard: ["> rotor links", "Links"]),
    Row(
      word: .nextRotor, steps: "- rotor: Headings\n- nextRotor",
      heard: ["> rotor Headings", "Headings", "> nextRotor", "Links"]),
    Row(
      word: .previousRotor, steps: "- rotor: Links\n- previousRotor",
      heard: ["> rotor Links", "Links", "> previousRotor", "Headings"]),
    Row(
      word: .down, steps: "- rotor: Links\n- down: 2",
      heard: [
        "> rotor Links", "Links", "> down", "Help, link", "> down", "[no results]",
        "link not found",
      ]),
    Row(
      word: .up, steps: "- last\n- rotor: Headings\n- up",
      heard: ["> last", "Help, link", "> rotor Headings", "Headings", "> up", "Recipes, heading"]),
    Row(
      word: .action, steps: "- next\n- action: Share",
      heard: [
        "> next", "Rate, button, actions available", hint, "> action Share",
        "Performed action, 'Share'",
      ]),
    Row(word: .scroll, steps: "- scroll: down", heard: ["> scroll down", "[boundary]"]),
    Row(
      word: .type, steps: "- touch: name\n- activate\n- type: a b",
      heard: field + ["> type a b", "a", "space", "a", "b"]),
    Row(
      word: .delete, steps: "- touch: name\n- activate\n- type: abc\n- delete: 2\n- delete",
      heard: field
        + ["> type abc", "a", "b", "c", "> delete 2", "c", "b", "> delete", "a"]),
    Row(
      word: .touch, steps: "- touch: [50, 130]\n- touch: [50, 190]",
      heard: ["> touch 50,130", "Help, link", "> touch 50,190", "[no item discovered]"]),
    Row(
      word: .linked, steps: "- linked",
      heard: [
        "> linked", "[refused: the app links no element to this one]",
        #"broken: "linked" is not possible: the app links no element to this one"#,
      ]),
    Row(
      word: .readAll, steps: "- last\n- readAll",
      heard: ["> last", "Help, link", "> readAll", "Help, link"]),
    Row(
      word: .readFromTop, steps: "- last\n- previous\n- readFromTop",
      heard: [
        "> last", "Help, link", "> previous", "Name, text field", "    Double tap to edit.",
        "> readFromTop", "Recipes, heading", "Rate, button, actions available", hint,
        "Stars, 50%, adjustable", "    Swipe up or down with one finger to adjust the value.",
        "Name, text field", "    Double tap to edit.", "Help, link",
      ]),
    Row(word: .stop, steps: "- stop", heard: ["> stop"]),
    Row(
      word: .find, steps: "- find: Help",
      heard: [
        "> find Help", "Rate, button, actions available", hint, "Stars, 50%, adjustable",
        "    Swipe up or down with one finger to adjust the value.", "Name, text field",
        "    Double tap to edit.", "Help, link",
      ]),
    Row(word: .open, steps: "- open: home", heard: ["> open home"]),
    Row(word: .press, steps: "- press: Escape", heard: ["> press Escape", "[boundary]"]),
    Row(word: .wait, steps: "- wait: 250", heard: ["> wait 250"]),
  ]

  @Test(arguments: rows)
  func isHeard(_ row: Row) throws {
    #expect(try FlowFolderFixture().heard(row.steps) == row.heard)
  }

  @Test func everyCommandHasATest() {
    #expect(Set(Self.rows.map(\.word)) == Set(CommandWord.allCases))
  }

  @Test func everyPlainCommandIsShownByItsWord() {
    for word in CommandWord.allCases {
      guard let command = word.plainCommand else { continue }
      #expect(command.words == word.rawValue)
    }
  }

  @Test func typingGoesToTheFieldThatHasTheKeyboard() throws {
    let fixture = try FlowFolderFixture([
      "reply.screen.yaml":
        "elements: [{heading: Reply}, {textField: Text, id: text, traits: [isEditing]}]"
    ])
    let result = try fixture.run(
      "- type: ok\n- next\n- hear: \"Text, ok, text field, is editing\"",
      screens: "{reply: reply.screen.yaml}")
    #expect(result.hasPassed)
  }

  static let impossible: [(steps: String, reason: String)] = [
    ("- touch: nowhere", "\"touch nowhere\" is not possible: no stop has the id \"nowhere\""),
    (
      "- rotor: Tables",
      "\"rotor Tables\" is not possible: the rotor has no \"Tables\" here; it has \"Characters\","
    ),
    (
      "- next\n- action: Send",
      "\"action Send\" is not possible: the element has no action \"Send\"; it has \"Share\""
    ),
    ("- increment", "\"increment\" is not possible: the element cannot be adjusted"),
    ("- type: a", "\"type a\" is not possible: no text field is being edited; activate one first"),
    ("- delete", "\"delete\" is not possible: no text field is being edited; activate one first"),
  ]

  @Test(arguments: impossible)
  func aStepThatCannotHappenBreaksTheFlow(_ row: (steps: String, reason: String)) throws {
    let result = try FlowFolderFixture().run(row.steps + "\n- hear: never")
    #expect(result.breakdown?.message.hasPrefix(row.reason) == true)
    #expect(result.failures == [])
    #expect(result.breakdown?.location?.line == row.steps.split(separator: "\n").count + 2)
  }

  @Test func nothingHappensOnAScreenWithoutElements() throws {
    let fixture = try FlowFolderFixture(["empty.screen.yaml": "screen: Empty\nelements: []"])
    for step in ["activate", "next", "down", "find: Rate", "readAll", "rotor: Headings"] {
      let result = try fixture.run("- \(step)", screens: "{empty: empty.screen.yaml}")
      let reason = "is not possible: there is no element to act on"
      #expect(result.breakdown?.message.hasSuffix(reason) == true, "\(step)")
    }
  }
}
