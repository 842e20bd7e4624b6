import Testing

/// What is called something else than it shows, and what has no name of its own.
extension FalseAlarmTests {
  static let descriptions = [
    Case(
      "label-not-in-name", "a description of other words than are drawn", finds: 1,
      tapped("Search", texts: ["London"])),
    Case(
      "label-not-in-name", "a description that says the same at more length",
      tapped("Monday, 1 April", texts: ["Mon", "1"])),
    Case(
      "label-not-in-name", "initials in place of a picture", tapped("Jane Doe", texts: ["JD"])),
    Case(
      "label-not-in-name", "a name from the code, which has a rule of its own",
      tapped("switch-text", texts: ["Turn it on"])),
    Case(
      "label-is-identifier", "a name from the code beside other words", finds: 1,
      tapped("button-Active", texts: ["Active"])),
    Case(
      "label-is-identifier", "a word with a hyphen", tapped("Check-in", texts: ["Check in here"])),
    Case(
      "text-not-exposed", "what a description does not say of it", finds: 1,
      tapped("Open the day 1 April", texts: ["1 April", "14 / 9 °C"])),
    Case(
      "text-not-exposed", "what a description says in full",
      tapped("Open the day 1 April, 14 degrees", texts: ["1 April", "14"])),
    Case(
      "label-missing", "a field that says only what was typed", finds: 1,
      dump
        + """
        elements:
          - {textField: , value: Jane, frame: [120, 100, 200, 34]}
          - {textField: City, placeholder: City, frame: [120, 150, 200, 34]}
        """),
    Case(
      "label-missing", "a field of an app whose dump tells no placeholders",
      dump + "elements: [{textField: , value: Name, frame: [120, 100, 200, 34]}]"),
    Case(
      "label-missing", "a field that may show what it is for",
      "import: {format: idb, cannotCarry: [placeholders]}\n"
        + "elements: [{textField: , value: Name, frame: [120, 100, 200, 34]}]"),
    Case(
      "group-unnamed", "items with something to do in each",
      """
      elements:
        - {container: list, children: [{children: [{switch: Oats}]}, {children: [{switch: Rye}]}]}
        - {container: list, children: [{children: [{button: More}]}]}
      """),
    Case(
      "group-unnamed", "lists of links on a page",
      "platform: web\nelements: [{container: list, children: [{link: All}, {link: Open}]}, "
        + "{container: list, children: [{link: Help}]}]"),
    Case(
      "target-too-small", "drawn smaller than it answers",
      "import: {format: compose, cannotCarry: [touchAreas]}\n"
        + "elements: [{button: Oats, frame: [16, 100, 20, 20]}]"),
  ]

  /// A box of Android with a description and texts in it.
  private static func tapped(_ description: String, texts: [String]) -> String {
    let children = texts.map { "{toolkitType: android.widget.TextView, value: \"\($0)\"}" }
    return android + """
      platform: android
      elements:
        - toolkitType: android.view.ViewGroup
          label: "\(description)"
          toolkitStates: [clickable]
          children: [\(children.joined(separator: ", "))]
      """
  }

  @Test(arguments: [
    (
      "android", "{toolkitType: android.widget.ImageButton, toolkitStates: [clickable]}",
      "Add a contentDescription that says what it does."
    ),
    ("ios", "{button: }", "Add a label that says what it does."),
  ])
  func adviceOnNamesFitsTheToolkit(_ platform: String, _ element: String, _ advice: String) throws {
    let toolkit = platform == "android" ? Self.android : ""
    let found = try GroupedRulesTests.findings(
      "label-missing", toolkit + "platform: \(platform)\nelements: [\(element)]")
    #expect(found.count == 1 && found[0].hasSuffix(advice), "\(found)")
  }
}
