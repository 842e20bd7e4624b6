import AccessibilityTree
import ScreenReader
import Testing

@testable import Walk

/// What lines lead to in the plain mode.
@Suite("Plain mode")
struct LineWalkTests {
  private static let hint =
    "    Rates this recipe. Swipe up or down to select a custom action, then double tap to activate."

  @Test func arrivalThenEachCommand() throws {
    #expect(
      try Walks.lines("next", "", "# remark", "next 2", "previous", "first", "previous")
        == [
          "[screen: Mango lassi]", "Mango lassi, heading",
          "> next", "A large container holding a variety of mangoes, image",
          "> next 2", "Your rating, 40%, adjustable",
          "    Swipe up or down with one finger to adjust the value.",
          "Rate, button, actions available", Self.hint,
          "> previous", "Your rating, 40%, adjustable",
          "    Swipe up or down with one finger to adjust the value.",
          "> first", "Mango lassi, heading",
          "> previous", "[boundary]", "Mango lassi, heading",
        ])
  }

  @Test func repetitionEndsAtTheEdge() throws {
    let lines = try Walks.lines("next 1000")
    #expect(
      lines.suffix(3) == ["[boundary]", "Comment, text field", "    Double tap to edit."])
    #expect(lines.count { $0 == "[boundary]" } == 1)
  }

  @Test func finding() throws {
    #expect(
      try Walks.lines("find Rate", "find Mango lassi", "hear").dropFirst(2) == [
        "> find Rate", "A large container holding a variety of mangoes, image",
        "Your rating, 40%, adjustable", "    Swipe up or down with one finger to adjust the value.",
        "Rate, button, actions available", Self.hint,
        "> find Mango lassi", "[not found: Mango lassi]",
        "> hear", "Rate, button, actions available", Self.hint,
      ])
    #expect(
      try Walks.lines("find Mango lassi, heading").dropFirst(2) == [
        "> find Mango lassi, heading", "Mango lassi, heading",
      ])
  }

  @Test func findingWhatStandsBetweenCommas() throws {
    let yaml = #"elements: [{heading: Start}, {text: "Rate, now"}, {button: Rate}]"#
    #expect(try Walks.lines("find Rate", yaml: yaml).last == "Rate, now")
    #expect(try Walks.lines("find now", yaml: yaml).last == "Rate, now")
    #expect(try Walks.lines("find Rate, button", yaml: yaml).last == "Rate, button")
  }

  /// The rule of flows: a part will do, what says it whole goes first, quotes are those of a flow file.
  @Test(arguments: [
    ("find rat", "Rating, heading"), ("find rate", "Rate, button"),
    ("find \"Rate\"", "Rate, button"),
    ("find 'Rate, button'", "Rate, button"), ("find /R.*, button/", "Rate, button"),
    ("find {{any}}, heading", "Start, heading"),
  ])
  func findingFollowsTheRuleOfFlows(_ line: String, _ heard: String) throws {
    let yaml = "elements: [{heading: Start}, {heading: Rating}, {button: Rate}]"
    #expect(try Walks.lines(line, yaml: yaml).last == heard)
  }

  @Test func anExpressionThatIsNoneIsTold() throws {
    var walk = LineWalk(try Walks.exploration())
    _ = walk.start()
    #expect(
      walk.take("find /a(/").error
        == "line 1: the regular expression \"/a(/\" is not valid: missing closing parenthesis "
        + "(at character 3)")
  }

  @Test func aGroupIsFoundWhereItIsAndNotByWhatLiesInIt() throws {
    let yaml = "elements: [{heading: Start}, {group: Fruits, children: [Apple]}, {text: End}]"
    #expect(
      try Walks.lines("style", "next", "rotors", "find Fruits", "find Apple", "hear", yaml: yaml)
        .suffix(6) == [
          "> find Fruits", "Fruits", "> find Apple", "[not found: Apple]", "> hear", "Fruits",
        ])
    // The words of the rotor are not those of the group.
    #expect(
      try Walks.lines("style", "next", "rotor Headings", "find Headings", "hear", yaml: yaml)
        .suffix(4) == ["> find Headings", "[not found: Headings]", "> hear", "Fruits"])
  }

  @Test func lists() throws {
    #expect(
      try Walks.lines("touch rate", "actions").suffix(3) == ["> actions", "[Share]", "[Print]"])
    #expect(try Walks.lines("actions").last == "[none]")
    #expect(try Walks.lines("rotors").contains("[Headings]"))
  }

  static let readings: [(line: String, command: Command)] = [
    ("next", .next), ("NEXT", .next), ("  magictap ", .magicTap), ("nextRotor", .nextRotor),
    ("rotor Form Controls", .rotor("Form Controls")), ("type So  true ", .type("So  true ")),
    ("action Reply", .action("Reply")), ("touch send-button", .touchElement("send-button")),
    ("touch 10,20", .touchPoint(Point(x: 10, y: 20))),
    ("touch 10.5 20", .touchPoint(Point(x: 10.5, y: 20))),
    ("touch 10,x", .touchElement("10,x")), ("delete 3", .delete(3)), ("delete", .delete(1)),
    ("scroll Left", .scroll(.left)), ("wait 100", .wait(100)), ("wait 86400000", .wait(86_400_000)),
    ("in", .moveIn), ("rotor \"Form Controls\"", .rotor("Form Controls")),
    ("type \" So true \"", .type(" So true ")), ("type \"\"a\"\"", .type("\"a\"")),
    ("type 'tis", .type("'tis")), ("action 'Reply'", .action("Reply")),
    ("touch \"send-button\"", .touchElement("send-button")),
  ]

  @Test("reads", arguments: readings)
  func reads(line: String, command: Command) throws {
    #expect(try LineCommand.parse(line) == .perform(command, times: 1))
  }

  static let misunderstandings: [(line: String, message: String)] = [
    ("nxt", #"unknown command "nxt": did you mean "next"?"#),
    ("activat now", #"unknown command "activat": did you mean "activate"?"#),
    ("next three", #"next takes a number from 1 to 1000, not "three""#),
    ("next 0", #"next takes a number from 1 to 1000, not "0""#),
    (
      "next 9999999999999999999",
      #"next takes a number from 1 to 1000, not "9999999999999999999""#
    ),
    ("rotor", "rotor takes a name"), ("type", "type takes text"),
    ("scroll sideways", "scroll takes up, down, left or right"),
    ("wait soon", #"wait takes a number of milliseconds from 0 to 86400000, not "soon""#),
    ("wait 86400001", #"wait takes a number of milliseconds from 0 to 86400000, not "86400001""#),
    ("quit now", "quit takes no value"),
  ]

  @Test("misunderstands", arguments: misunderstandings)
  func misunderstands(line: String, message: String) throws {
    #expect(throws: LineCommand.Misunderstanding(message: message)) {
      try LineCommand.parse(line)
    }
    // A program that reads the answers finds them where they belong.
    #expect(try Walks.lines("# first", line).last == "! line 2: \(message)")
  }

  @Test(arguments: ["go Share", "share"])
  func theNameOfAnActionMeansIt(_ line: String) throws {
    let last = try #require(try Walks.lines("touch rate", line).last)
    #expect(last.hasSuffix(": try action Share"), "\(last)")
  }

  @Test func anUnknownCommandIsSafeToPrint() throws {
    let last = try #require(try Walks.lines("\u{1B}[2J\u{202E}x").last)
    #expect(!last.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" })
  }

  @Test func helpNamesEveryCommand() {
    let help = HelpText.lines.joined(separator: "\n")
    for name in LineCommand.names where !["?", "exit", "help", "wait"].contains(name) {
      #expect(help.contains(name), "\(name)")
    }
  }
}
