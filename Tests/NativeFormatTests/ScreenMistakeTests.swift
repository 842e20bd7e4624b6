import Documents
import Testing
import TreeFormats

/// All mistakes of a screen file are told in one run, and none that only follows from another.
@Suite struct ScreenMistakeTests {
  private func error(_ yaml: String) throws -> SourceError? {
    let source = try SourceText(bytes: Array(yaml.utf8), path: "a")
    return #expect(throws: SourceError.self) { try NativeReader().read(source) }
  }

  private func mistakes(_ yaml: String) throws -> [String] {
    try error(yaml)?.all.map { String($0.summary.dropFirst(2)) } ?? []
  }

  /// What newcomers write, and the repair that they need.
  @Test(arguments: [
    (
      "elements:\n  - dropdown: Country",
      "with role: combobox; in a native app, write button: … with hasPopup: menu"
    ),
    (
      "elements:\n  - img: Logo\n    alt: The shop's logo",
      "the text after \"image:\" is the label: change it there"
    ),
    ("elements:\n  - switch: Wi-Fi\n    state: on", "did you mean \"value\"?"),
    ("elements:\n  - switch: Wi-Fi\n    on: true", "for a switch write value: on, or value: off"),
    ("elements:\n  - button: Pay\n      hint: Pays", "indent this key like the one above it"),
    ("elements:\n  - text: Sum: 12", "put a text that contains a colon and a space in quotes"),
    ("screen: A\n- button: Pay", "the elements of a screen go below elements:"),
    ("screen: A\nbutton: Pay", "write an element as an item of the list elements: - button: …"),
    ("elements:\n  button: Pay", "begin each element with \"- \""),
    (
      "elements:\n  - group: A\n    children: button",
      "begin each element with \"- \": - button: NAME"
    ),
    ("elements:\n  - button: Pay\n    disabled: true", "write traits: [notEnabled]"),
    ("elements:\n  - text: Pay\n    colour: red", "did you mean \"textColor\"?"),
    ("elements:\n  - list: [a, b]", "put the items below children:"),
    ("language: english\nelements: [text: A]", "did you mean \"en\"?"),
    ("screen Player\nelements:\n  - button: Pay", "write screen: Player"),
    ("elements:\n  - slider: A\n    label = Fewer\n    value: 2", "write label: Fewer"),
    ("elements:\n  - slider: A\n\tvalue: 2", "indent with spaces, not with tabs"),
    ("elements:\n  - button: A\n    hint:Saves", "write hint: Saves"),
    ("elements:\n  - button: A\n    traits:[button]", "write traits: [button]"),
    ("elements:\n  - image: A\n    alt: B", "the text after \"image:\" is the label"),
    ("elements:\n  - image:\n    alt: B", "did you mean \"label\"?"),
    ("elements:\n  - link: A\n    url: B", "did you mean \"linkTarget\"?"),
    ("elements:\n  - tab: A\n    selected: true", "write traits: [selected]"),
    ("elements:\n  - slider: A\n    min: 1", "write the bounds as range: {min: 1, max: …}"),
    ("elements:\n  - slider: A\n    range: 0-9", "for example, range: {value: 5, min: 0, max: 10}"),
    ("elements:\n  - label: A\n    role: dropdown", "did you mean \"combobox\"?"),
    ("elements:\n  - button: A\n    size: 30x30", "write frame: [x, y, width, height]"),
    ("elements:\n  - text: [Old] card", "put the whole text in quotes"),
    ("elements:\n  - text: {name}, welcome\n  - A", "put the whole text in quotes"),
    ("elements:\n  - text: 'It's yours'", "put the whole text in double quotes"),
    ("elements:\n  - button: \"Pay\" now", "put the whole text in single quotes"),
    ("elements:\n  - heading: A\n  -button: B", "write - button: B"),
    ("elements:\n  - text: - 5 euros", "put a text that begins with - in quotes"),
    ("elements:\n  - button: A\n    state: disabled", "write traits: [notEnabled]"),
    ("elements:\n  - button: A\n    state: pressed", "write pressed: true"),
    ("elements:\n  - checkbox: A", "write it as label: … with role: checkbox"),
    ("elements:\n  - heading: A\n    level: h2", "write headingLevel: 2"),
    ("elements:\n  - button:\n      label: A", "write button: NAME, and the other keys on lines"),
    ("screen: A\nchildren: [A]", "did you mean \"elements\"?"),
    ("order: [a]\nelements: [A]", "this is a key of a group: write - group"),
    ("hint: B\nelements: [A]", "this is a key of an element"),
    ("screens:\n- screen: A", "a file contains one screen"),
    ("reader: nvda\nelements: [A]", "choose the reader with --reader"),
    ("elements:\n- h2: Price", "write heading: Price, and below it headingLevel: 2"),
    (
      "elements:\n  - list: A\n    children:\n      - Socks: 5 euros",
      "if this is a text, put it in quotes: \"Socks: 5 euros\""
    ),
    (
      "elements:\n  - button: A\n    on:\n      activate: {announce: B, open: C}",
      "write each as an item of a list: - announce: … and - open: …"
    ),
    ("elements:\n  - table: A\n    children: [[B, C]]", "for a row of a table write - group"),
    ("elements:\n  - row:\n    - button: A", "did you mean \"group\"?"),
    ("elements:\n  - text: & more", "put a text that begins with & in quotes"),
    ("elements:\n  - text: {{name}}", "put a text that begins with {{ in quotes"),
    ("screen: A\nelements: [A]\n---\nscreen: B", "move it into a file of its own"),
    ("elements:\n  - button: A\n    actions: B, C", "put the items in brackets: [\"B\", \"C\"]"),
  ])
  func theRepairIsTheOneThatIsNeeded(_ yaml: String, _ repair: String) throws {
    let error = try #require(try error(yaml))
    #expect(error.description.contains(repair), "\(error.description)")
  }

  @Test func aQuoteThatStaysOpenIsToldWhereItOpens() throws {
    let yaml = "elements:\n  - button: \"Play\n  - button: \"Stop\"\n  - text: x"
    #expect(
      try error(yaml)?.description == """
        a:2:13: error: the quote that begins here does not end on this line
            2 |   - button: "Play
              |             ^
          close it
        """)
  }

  /// What is read, and is hardly what was meant.
  @Test(arguments: [
    ("button:Play", "\"button:Play\" is a text; put a space after the colon: \"button: Play\""),
    ("https://a.example", nil), ("Total:12", nil), ("\"button:Play\"", nil),
    ("switch: Wi-Fi\n    value: maybe", "\"switch\" takes on or off, not \"maybe\""),
    ("switch: Wi-Fi\n    value: on", nil), ("switch: Wi-Fi\n    value: yes", nil),
    ("button; Pay", "\"button; Pay\" is a text; for an element of that role write button: …"),
    (
      "button: Pay,",
      "the comma is part of the name \"Pay,\"; remove it, or put the name in quotes"
    ), ("text: Dear Anna,", nil),
    (
      "button: “Pay”",
      "the curly quotes are part of the name; remove them, or write straight ones: \"Pay\""
    ), ("text: “Pay”", nil),
    (
      "button: Save\n    children: [text: Disk]",
      "people hear the children of this button instead of its name; remove children:, or write "
        + "isElement: true to hear the button alone"
    ),
    ("button: Save\n    isElement: true\n    children: [text: Disk]", nil),
    ("group: Save\n    children: [text: Disk]", nil),
    (
      "list: Songs",
      "this list contains no elements; put them below children:, on a line of its own under list:"
    ),
    ("button:", "this button has no name; if that is intended, write button: \"\""),
    (
      "decorative: true",
      "this element has only decorative; if it belongs to the element above, remove the dash before it"
    ),
    (
      "heading: Pay\n    level: 2",
      "\"level\" is not the level of a heading; write headingLevel"
    ),
    ("children: [Pay]", nil),
    (
      "list:\n  - text: Milk",
      "this list contains no elements; put them below children:, on a line of its own under list:"
    ),
    (
      "heading: Hello {{name}}",
      "\"{{name}}\" is spoken as written; replace it with the text that people will hear"
    ),
    (
      "\"{{total}} due\"",
      "\"{{total}}\" is spoken as written; replace it with the text that people will hear"
    ),
    ("text: a }} b {{ c", nil), ("list:\n    children: [Milk]", nil),
    ("button: \"\"", nil), ("textField:\n    value: Ada", nil), ("group:\n    children: [a]", nil),
  ])
  func slipsAreWarnings(_ item: String, _ warning: String?) throws {
    let source = try SourceText(bytes: Array("elements:\n  - \(item)".utf8), path: "a")
    let warnings = try NativeReader().read(source).report.warnings.map(\.message)
    #expect(warnings == (warning.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("[16, 100, 374, 140], [16, 160, 200, 190], [16, 780, 374, 830]", true),
    // These are sizes: a column, and a list that goes on below the screen.
    ("[16, 100, 358, 140], [16, 260, 358, 190], [16, 480, 358, 830]", false),
    ("[0, 100, 390, 400], [0, 500, 390, 600], [0, 1100, 390, 1200]", false),
  ])
  func cornersAreTold(_ frames: String, _ isTold: Bool) throws {
    let rows = frames.replacing("], [", with: "]|[").split(separator: "|")
      .map { "  - {button: Pay, frame: \($0)}\n" }.joined()
    let yaml = "size: [390, 844]\nelements:\n\(rows)"
    let source = try SourceText(bytes: Array(yaml.utf8), path: "a")
    let warnings = try NativeReader().read(source).report.warnings.map(\.message)
    #expect(
      warnings.contains { $0.contains("[left, top, right, bottom]") } == isTold, "\(warnings)")
  }

  @Test func aTextThatLooksLikeARoleIsTold() throws {
    let source = try SourceText(
      bytes: Array("elements:\n  - button Pay\n  - Button Pay\n  - \"button Pay\"".utf8), path: "a")
    let warnings = try NativeReader().read(source).report.warnings.map(\.description)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("write button: …") == true, "\(warnings)")
  }

  @Test func allAreToldInTheOrderOfTheirPlaces() throws {
    let yaml = """
      screen: Shop
      platfrom: ios
      elements:
        - heading: Groceries
          traits: [buton, imge]
          frame: [1, 2, 3]
        - text: Sum
          id: total
          labelledBy: milk
        - 12: a
        - button: Pay
          id: total
          actions: [a, [b]]
          on:
            activate:
              - anounce: Paid
              - set: {total: {labl: a, traits: [x]}}
            wave: close
      """
    #expect(
      try mistakes(yaml) == [
        "2:1: error: unknown key \"platfrom\" of a screen",
        "5:14: error: unknown trait \"buton\"",
        "5:21: error: unknown trait \"imge\"",
        "6:12: error: \"frame\" takes [x, y, width, height], not 3 numbers",
        "9:17: error: \"labelledBy\" names \"milk\", but no element has that id",
        "10:5: error: unknown key \"12\" of an element",
        "12:9: error: the id \"total\" is given twice",
        "13:18: error: \"actions\" takes a text, not a list",
        "16:11: error: unknown effect \"anounce\"",
        "17:25: error: \"set\" cannot change \"labl\"",
        "17:43: error: unknown trait \"x\"",
        "18:7: error: unknown behaviour \"wave\"",
      ])
  }

  static let single: [(yaml: String, message: String)] = [
    // What is named may stand in what could not be read.
    (
      "elements: [{button: A, idd: a}, {text: B, labelledBy: a}]",
      "1:24: error: unknown key \"idd\" of an element"
    ),
    (
      "elements: [{group: A, childen: [{text: B, id: b}]}, {text: C, labelledBy: b}]",
      "1:23: error: unknown key \"childen\" of an element"
    ),
    (
      "elements: [{group: A, children: {text: B, id: b}}, {text: C, linked: [b]}]",
      "1:33: error: \"children\" takes a list, not a mapping"
    ),
    ("element: [{text: A}]", "1:1: error: unknown key \"element\" of a screen"),
    // A role does not contradict traits that were not read.
    (
      "elements: [{label: A, role: checkbox, traits: [chekbox, button]}]",
      "1:48: error: unknown trait \"chekbox\""
    ),
  ]

  @Test(arguments: single)
  func whatFollowsFromAMistakeIsNotTold(_ row: (yaml: String, message: String)) throws {
    #expect(try mistakes(row.yaml) == [row.message])
  }

  @Test func eachIsPrintedWithItsLineAndRepair() throws {
    #expect(
      try error("elements:\n  - buton: A\n  - text: B\n    traits: [hedder]")?.description == """
        a:2:5: error: unknown key "buton" of an element
            2 |   - buton: A
              |     ^
          did you mean "button"?
        a:4:14: error: unknown trait "hedder"
            4 |     traits: [hedder]
              |              ^
          did you mean "header"?
        """)
  }

  @Test(arguments: [
    (21, "and 1 more mistake"), (50, "and 30 more mistakes"),
    (400, "and at least 80 more mistakes"),
  ])
  func manyAreCounted(_ count: Int, _ end: String) throws {
    let items = Array(repeating: "  - {txt: A}", count: count).joined(separator: "\n")
    let lines = try #require(try error("elements:\n" + items)).description.split(separator: "\n")
    #expect(lines.count { $0.contains(": error: ") } == 20)
    #expect(lines.last == end[...])
  }
}

/// What `set` names is looked for when the file is read.
@Suite struct SetTargetTests {
  private static func screen(_ effects: String) -> String {
    "elements: [{text: Sum, id: sum}, {button: Go, id: go, on: {activate: \(effects)}}]"
  }

  static let wrong: [(effects: String, message: String)] = [
    ("{set: {smu: {value: a}}}", "\"set\" names \"smu\", but no element has that id"),
    ("[close, {set: {sum: {value: a}}}, {set: {go: {labelledBy: x}}}]", ""),
    (
      "{set: {sum: {labelledBy: gone}}}",
      "\"labelledBy\" names \"gone\", but no element has that id"
    ),
    (
      "{set: {sum: {linked: [go, gone]}}}", "\"linked\" names \"gone\", but no element has that id"
    ),
    ("[{open: other}, {set: {theirs: {value: a}}}]", ""),
    ("[{insert: {element: {text: New, id: new}}}, {set: {new: {value: a}}}]", ""),
    (
      "{insert: {elements: [{group: A, children: [{text: B, id: b}]}]}, action: 1}",
      "unknown key \"action\" of \"insert\""
    ),
    (
      "{insert: {element: {button: B, on: {activate: {set: {nobody: {value: a}}}}}}}",
      "\"set\" names \"nobody\", but no element has that id"
    ),
    ("{set: {sum: {order: asWritten}}}", ""),
  ]

  @Test(arguments: wrong) func isChecked(_ row: (effects: String, message: String)) throws {
    let source = try SourceText(bytes: Array(Self.screen(row.effects).utf8), path: "a")
    do throws(SourceError) {
      _ = try NativeReader().read(source)
      #expect(row.message == "")
    } catch {
      #expect(error.all.map(\.message) == [row.message])
    }
  }

  @Test func theNearestIDIsToldAtItsPlace() throws {
    let source = try SourceText(
      bytes: Array(Self.screen("{set: {sums: {value: a}}}").utf8), path: "a")
    let error = #expect(throws: SourceError.self) { try NativeReader().read(source) }
    #expect(error?.location == SourcePlace(line: 1, column: 77))
    #expect(error?.suggestion == "did you mean \"sum\"?")
  }
}
