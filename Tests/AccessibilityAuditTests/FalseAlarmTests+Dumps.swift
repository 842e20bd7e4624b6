/// What a dump cannot tell, what the system draws, and what an edge cuts off is no fault of an app.
extension FalseAlarmTests {
  static let android =
    "toolkit: android\nimport: {format: uiautomator, cannotCarry: [placeholders]}\n"

  static let dumps = [
    Case(
      "target-too-small", "a field alone in a view that answers",
      dump
        + """
        elements:
          - respondsToUserInteraction: true
            frame: [16, 100, 350, 60]
            children: [{textField: Name, frame: [32, 120, 300, 18]}]
        """),
    Case(
      "target-too-small", "a field beside a button in a view that answers", finds: 1,
      dump
        + """
        elements:
          - respondsToUserInteraction: true
            frame: [16, 100, 350, 60]
            children: [{textField: Name, frame: [32, 120, 200, 18]}, {button: Go, frame: [250, 100, 60, 60]}]
        """),
    Case(
      "target-too-small", "an item of a bar, however deep",
      dump
        + """
        elements:
          - systemPart: bar
            frame: [0, 50, 390, 96]
            children: [{container: group, label: Tools, children: [{button: Add, frame: [300, 60, 42, 34]}]}]
        """),
    Case(
      "label-duplicated", "keys of the system",
      "elements: [{systemPart: keyboard, children: [{button: Next}, {button: Next}]}]"),
    Case(
      "label-duplicated", "two links to one place",
      "elements: [{link: Join, linkTarget: /join}, {link: Join, linkTarget: /join}]"),
    Case(
      "label-duplicated", "two pictures in links to one place",
      """
      toolkit: web
      elements:
        - {role: link, label: Home, linkTarget: /en/, children: [{role: img, label: Home}]}
        - {role: link, label: Home, linkTarget: /en/, children: [{role: img, label: Home}]}
      """),
    Case(
      "label-duplicated", "two links to two places", finds: 1,
      "elements: [{link: Join, linkTarget: /join}, {link: Join, linkTarget: /enter}]"),
    Case(
      "placeholder-as-label", "a dump without placeholders",
      android + "elements: [{textField: , value: \"12345\"}]"),
    Case("label-all-caps", "words that are said as words", "elements: [{button: SHARE NOW}]"),
    Case("label-all-caps", "a word that is not", finds: 1, "elements: [{button: LET US KNOW}]"),
    Case(
      "label-repeats-role", "a number as that of the heading's level",
      "elements: [{heading: Part 2, headingLevel: 2}]"),
    Case(
      "label-missing", "an Android view without size",
      android + "elements: [{button: , frame: [0, 0, 0, 0]}]"),
    Case("label-too-long", "a paragraph in a text view", paragraph),
    Case(
      "screen-title-missing", "a component drawn alone",
      "size: [210, 147]\nimport: {format: compose, cannotCarry: [visibility]}\nelements: [A, B]"),
    Case(
      "input-incomplete", "a format without frames",
      "import: {format: chrome-ax, cannotCarry: [frames]}\nelements: [A]"),
    Case(
      "input-incomplete", "a web page that was left out", finds: 1,
      """
      size: [390, 844]
      import: {format: detox, cannotCarry: [webContent]}
      elements: [{text: A, frame: [0, 0, 90, 50]}]
      """),
    Case(
      "focus-start-odd", "an order that the dump does not hold",
      """
      size: [390, 844]
      import: {format: uiautomator, cannotCarry: [readingOrder]}
      elements:
        - order: [send, title]
          children:
            - {id: title, text: New message, frame: [16, 60, 300, 40]}
            - {id: send, button: Send, frame: [16, 780, 300, 44]}
      """),
    Case(
      "caption-separated", "icons above texts",
      """
      elements:
        - {image: Bubble, frame: [16, 100, 24, 24]}
        - {image: Heart, frame: [205, 100, 24, 24]}
        - {text: Talk to us, frame: [16, 130, 172, 40]}
        - {text: Love, frame: [205, 130, 172, 40]}
      """),
    Case(
      "row-fragmented", "a field that says only what was typed", finds: 1,
      dump
        + """
        elements:
          - {text: Name, frame: [16, 100, 90, 30]}
          - {textField: , value: Jane, frame: [120, 100, 200, 34]}
        """),
    Case(
      "label-missing", "the disabled field in a control with a name",
      dump
        + """
        elements:
          - {button: Country, frame: [16, 100, 300, 60]}
          - {textField: , traits: [notEnabled], frame: [20, 110, 200, 40]}
        """),
  ]

  private static let paragraph =
    "elements: [{textField: \""
    + String(repeating: "We keep what you tell us for as long as you are with us. ", count: 6)
    + "\", traits: [textArea]}]"
}
