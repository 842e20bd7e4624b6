import AccessibilityAudit
import Testing

/// Screens of everyday apps on which a rule once found what is none, beside the same with what is one.
@Suite struct FalseAlarmTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let what: String
    let count: Int
    let screen: String
    var testDescription: String { "\(rule): \(what)" }

    init(_ rule: String, _ what: String, finds count: Int = 0, _ screen: String) {
      self.rule = rule
      self.what = what
      self.count = count
      self.screen = screen
    }
  }

  static let dump = "import: {format: xcuitest, cannotCarry: [hints]}\n"

  static let targets = [
    Case(
      "targets-overlap", "wrappers of a dump coincide",
      dump + "elements: [{button: A, frame: [0, 0, 90, 50]}, {button: B, frame: [0, 0, 90, 50]}]"),
    Case(
      "targets-overlap", "peers compete", finds: 1,
      dump + "elements: [{button: A, frame: [0, 0, 90, 50]}, {button: B, frame: [40, 0, 90, 50]}]"),
    Case(
      "targets-overlap", "a button that a dump lists twice",
      dump + "elements: [{button: A, frame: [0, 0, 90, 50]}, {button: A, frame: [9, 5, 90, 50]}]"),
    Case(
      "targets-overlap", "a tool half on the picture that it changes",
      dump
        + "elements: [{button: Picture, frame: [30, 60, 320, 600]}, {button: Text, frame: [100, 40, 44, 44]}]"
    ),
    Case(
      "targets-overlap", "two of a name that do no more than touch in part", finds: 1,
      dump + "elements: [{button: A, frame: [0, 0, 90, 50]}, {button: A, frame: [60, 0, 90, 50]}]"),
    Case(
      "targets-overlap", "two of a name on a screen that an app states", finds: 1,
      "elements: [{button: A, frame: [0, 0, 90, 50]}, {button: A, frame: [9, 5, 90, 50]}]"),
    Case(
      "targets-overlap", "a control inside of another sticks out",
      """
      elements:
        - {button: Row, frame: [0, 0, 90, 50], isElement: false, children: [{button: Go, frame: [50, 10, 90, 50]}]}
      """),
    Case(
      "targets-overlap", "a player over rows",
      """
      elements:
        - {button: One, frame: [0, 0, 390, 60]}
        - {button: Two, frame: [0, 60, 390, 60]}
        - {button: Three, frame: [0, 120, 390, 60]}
        - {button: Playing, frame: [20, 140, 350, 60]}
      """),
    Case(
      "target-too-close", "space in a dump",
      dump + "elements: [{button: A, frame: [0, 0, 40, 30]}, {button: B, frame: [46, 0, 40, 30]}]"),
    Case(
      "target-too-close", "tiny ones in a dump", finds: 1,
      dump + "elements: [{button: A, frame: [0, 0, 10, 10]}, {button: B, frame: [14, 0, 10, 10]}]"),
    Case(
      "target-too-close", "tiny ones that touch", finds: 1,
      "elements: [{button: A, frame: [0, 0, 10, 10]}, {button: B, frame: [10, 0, 10, 10]}]"),
    Case(
      "target-too-small", "a link between words in holders of their own",
      """
      elements:
        - children: [{text: Read the, frame: [16, 100, 70, 20]}]
        - children: [{link: terms, frame: [90, 100, 40, 20]}]
      """),
    Case(
      "target-too-small", "a density that is guessed",
      """
      platform: android
      toolkit: android
      import: {format: uiautomator, cannotCarry: [densities]}
      elements: [{button: A, frame: [0, 0, 46.5, 46.5]}, {text: B, frame: [0, 60, 90, 50]}]
      """),
    Case(
      "target-too-small", "a density that is measured", finds: 1,
      """
      platform: android
      toolkit: android
      import: {format: uiautomator, cannotCarry: [hints]}
      elements: [{button: A, frame: [0, 0, 46.5, 46.5]}, {text: B, frame: [0, 60, 90, 50]}]
      """),
    Case(
      "target-too-small", "cut off by the edge, but for the rounding",
      """
      size: [390, 844]
      elements: [{button: A, frame: [16, 823.7, 100, 20]}, {text: B, frame: [0, 0, 90, 50]}]
      """),
  ]

  static let words = [
    Case(
      "group-unnamed", "points of a text",
      "elements: [{container: list, children: [A, B]}, {container: list, children: [C, D]}]"),
    Case(
      "label-symbol-only", "a comma between two words",
      "elements: [{children: [A, \",\", B]}]"),
    Case(
      "label-symbol-only", "a sign by itself", finds: 1, "elements: [{button: Size}, {text: ▾}]"),
    Case(
      "label-symbol-only", "a glyph that label-missing tells of",
      "elements: [{button: Size}, {text: \u{F0341}}]"),
    Case("label-missing", "a back button", "elements: [{label: Inbox, traits: [backButton]}]"),
    Case("label-missing", "a line that divides", "elements: [A, {role: separator}, B]"),
    Case(
      "label-repeats-state", "what the switch does",
      "elements: [{switch: Keep screen on, value: \"on\"}]"),
    Case(
      "label-repeats-state", "the state now", finds: 1,
      "elements: [{switch: Wi-Fi on, value: \"on\"}]"),
    Case(
      "field-description", "a list to drop down, in which nothing is typed",
      "platform: android\nelements: [{role: combobox, label: Kind, value: Vegetable}]"),
    Case(
      "label-repeats-role", "a field that is said with what names it",
      """
      platform: android
      elements:
        - {text: PIN of the shed, id: pin-label}
        - {role: textbox, labelledBy: pin-label}
      """),
    Case(
      "label-repeats-role", "a label that is the end of the words for the role", finds: 1,
      "elements: [{role: button, label: Button, pressed: false}]"),
    Case("label-repeats-role", "a button on the phone", "elements: [{button: Action Button}]"),
    Case(
      "label-repeats-role", "a button on the screen", finds: 1, "elements: [{button: Share Button}]"
    ),
    Case(
      "label-repeats-role", "a word for it that stands by itself", finds: 4,
      """
      elements:
        - {button: "Grupos, botón 5 de 15"}
        - {button: "Chats, Taste"}
        - {button: "Groups, button 2 of 3"}
        - {link: "Nachrichten. Link. 4 von 9"}
        - {button: "Botón, rojo"}
        - {button: "Shirts, button collars"}
        - {image: "Grupos, botón 5 de 15"}
      """),
    Case(
      "label-names-gesture", "a double tap in languages that nobody declared", finds: 3,
      """
      elements:
        - {button: Ayuda. Toca dos veces para ampliar la sección.}
        - {button: Karte, hint: Zum Öffnen doppeltippen.}
        - {button: 地図, language: ja, hint: 開くにはダブルタップします。}
        - {button: Toca la guitarra dos noches}
        - {text: Toca dos veces para ampliar.}
      """),
    Case("label-is-identifier", "a user", "elements: [{button: jane_doe}, {link: annaBell}]"),
    Case(
      "label-is-identifier", "an icon by its size or manner", finds: 2,
      "elements: [{button: historyLarge}, {image: bellOutlined}, {button: Extra large}]"),
    Case(
      "label-is-identifier", "a name in the code", finds: 3,
      "elements: [{button: ic_share}, {button: shareButton}, {button: PROFILE_MENU}]"),
    Case(
      "modal-without-exit", "an alert in words that are not known here",
      "elements: [{group: 400 186, modal: true, children: [{button: 取消}, {button: 呼叫}]}]"),
    Case(
      "modal-without-exit", "a panel of a Mac",
      "platform: macos\nelements: [{group: Fonts, modal: true, children: [Bold]}]"),
    Case(
      "text-long-italic-or-caps", "Japanese with an abbreviation",
      "elements: [{text: NTT の A と B と C と D と E と F, italic: false}]"),
    Case(
      "focus-start-odd", "scrolled off",
      """
      size: [390, 844]
      elements:
        - order: [now, zero]
          children:
            - {id: zero, text: "0:00", frame: [0, -451, 300, 51]}
            - {id: now, button: Now, frame: [0, 47, 65, 44]}
      """),
    Case(
      "element-unreachable", "said to be no element", finds: 1,
      "elements: [{text: A}, {button: B, isElement: false}]"),
    Case(
      "hint-style", "Japanese with a word of English",
      "elements: [{button: shift, hint: Caps lockを有効にするには4回タップします}]"),
    Case(
      "elements-overlap", "what may be icons",
      """
      import: {format: maestro, cannotCarry: [roles]}
      elements: [{text: Search, frame: [0, 0, 90, 50]}, {text: Voice search, frame: [40, 0, 90, 50]}]
      """),
    Case(
      "heading-missing", "keys of a keyboard",
      "elements:\n"
        + ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated().map { row, keys in
          keys.enumerated().map { index, key in
            "  - {button: \"\(key)\", frame: [\(index * 27), \(500 + 50 * row), 27, 40]}\n"
          }.joined()
        }.joined()),
  ]

  @Test(arguments: [targets, words, dumps, edges, layers, descriptions].flatMap(\.self))
  func findsWhatIsThere(_ test: Case) throws {
    let found = try GroupedRulesTests.findings(test.rule, test.screen)
    #expect(found.count == test.count, "\(found)")
  }

  @Test func everyGestureOfTheSystemIsNamed() throws {
    let found = try GroupedRulesTests.findings(
      "platform-gesture-overridden", "elements: [{label: Map, gestures: [edgeSwipe, tap, scrub]}]")
    #expect(
      found == [
        "warning: The element \"Map\" uses edgeSwipe and scrub, which the system and VoiceOver "
          + "already use. Use other gestures."
      ])
  }

  @Test(arguments: [
    ("ios", "Add the button or link trait."),
    ("android", "Give it the role of a button or a link."),
  ])
  func adviceFitsThePlatform(_ platform: String, _ advice: String) throws {
    let found = try GroupedRulesTests.findings(
      "role-missing",
      "platform: \(platform)\nelements: [{text: Show all, on: {activate: [open: all]}}]")
    #expect(found.count == 1 && found[0].hasSuffix(advice), "\(found)")
  }

  @Test(arguments: [
    ("checkbox", "checkboxes"), ("switchButton", "switches"), ("tab", nil), ("link", "links"),
  ])
  func severalOfAKindAreCalledSo(_ trait: String, _ plural: String?) throws {
    let element = "{label: News, traits: [\(trait)]}"
    let found = try GroupedRulesTests.findings(
      "label-duplicated", "elements: [\(element), \(element)]")
    #expect(found.count == (plural == nil ? 0 : 1))
    if let plural { #expect(found[0].contains("2 \(plural) all have the name")) }
  }
}
