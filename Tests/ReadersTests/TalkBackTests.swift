import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats

/// What TalkBack says of screens that say themselves what they are.
@Suite struct TalkBackTests {
  static let words: [(element: String, heard: String)] = [
    ("{button: Save}", "Save, button"),
    ("{button: Save, traits: [notEnabled]}", "Save, button, disabled"),
    ("{role: checkbox, label: Milk, checked: false}", "not checked, Milk, check box"),
    ("{role: radio, label: Small, checked: true}", "checked, Small, radio button"),
    ("{switch: Wi-Fi, value: on}", "on, Wi-Fi, switch"),
    ("{slider: Volume, value: 40%}", "40 percent, Volume, slider"),
    ("{role: combobox, label: Size, value: Large}", "Large, Size, drop down list"),
    ("{heading: Basket}", "Basket, heading"),
    ("{heading: Basket, traits: [notEnabled]}", "Basket, heading"),
    ("{tab: Home, traits: [selected]}", "selected, Home, tab"),
    ("{label: Menu, traits: [button], expanded: false}", "collapsed, Menu, button"),
    ("{traits: [image, button]}", "unlabelled, button"),
    ("{traits: [button]}", "button"),
    ("{isElement: true}", "unlabelled"),
    ("{isElement: true, traits: [notEnabled]}", "disabled"),
    ("{text: Ready}", "Ready"),
    ("{button: Send, hint: Sends it}", "Send, button, Sends it"),
    ("{button: Send, roleDescription: Arrow}", "Send, Arrow"),
    ("{textField: Name}", "Name, edit box"),
    ("{textField: Name, value: Ann, placeholder: Full name}", "Ann, edit box, Full name"),
    ("{role: textbox, placeholder: Full name}", "edit box, Full name"),
    ("{secureField: Code, value: abc}", "Code, 3 characters, edit box"),
    ("{role: textbox, traits: [secureTextField]}", "password, edit box"),
    (
      "{role: textbox, label: Mail, invalid: 'true', errorMessage: No such address}",
      "error: No such address, Mail, edit box"
    ),
    ("{button: Button}", "Button"),
    (
      "{role: checkbox, label: Milk, checked: false, stateDescription: Bought}",
      "Bought, Milk, check box"
    ),
    ("{switch: Wi-Fi, value: on, stateDescription: Connected}", "Connected, Wi-Fi, switch"),
    ("{traits: [image, button], stateDescription: New}", "New, button"),
    ("{role: textbox, label: Code, readOnly: true}", "Code"),
    (
      "{role: textbox, label: Code, readOnly: true, traits: [notEnabled]}",
      "Code, edit box, disabled"
    ),
  ]

  @Test(arguments: words) func says(_ row: (element: String, heard: String)) throws {
    #expect(try Self.heard("[\(row.element)]").map(\.text) == [row.heard])
  }

  static let hints: [(element: String, hint: String?)] = [
    ("{button: Save}", "Double-tap to activate"),
    ("{button: Save, traits: [notEnabled]}", nil),
    ("{text: Ready}", nil),
    ("{role: checkbox, label: Milk, checked: false}", "Double-tap to toggle"),
    ("{textField: Name}", "Double-tap to edit text"),
    ("{role: combobox, label: Size}", "Double-tap to change"),
    ("{slider: Volume, value: 40%}", "\"Swipe up\" or \"Swipe down\" to adjust"),
    (
      "{button: Rate, gestures: [longPress]}",
      "Double-tap to activate, Double-tap and hold to long press"
    ),
    ("{button: Rate, tapLabel: rate the packet}", "Double-tap to rate the packet"),
    (
      "{button: Rate, gestures: [longPress], longPressLabel: move it}",
      "Double-tap to activate, Double-tap and hold to move it"
    ),
    ("{textField: Name, tapLabel: write}", "Double-tap to edit text"),
    ("{role: combobox, label: Size, gestures: [longPress]}", "Double-tap to change"),
    (
      "{button: Rate, actions: [Report]}",
      "Double-tap to activate, Actions available, use Tap with 3 fingers to view"
    ),
  ]

  @Test(arguments: hints) func saysWhatCanBeDone(_ row: (element: String, hint: String?)) throws {
    #expect(try Self.heard("[\(row.element)]").map(\.hint) == [row.hint])
  }

  static let settings: [(assignment: String, heard: String)] = [
    ("order=role-name-state", "check box, Milk, not checked"),
    ("order=name-role-state", "Milk, check box, not checked"),
    ("roles=before", "check box, Milk, not checked"),
    ("roles=none", "not checked, Milk"),
    ("separator=period", "not checked. Milk. check box"),
  ]

  // In the other orders the status follows all of it.
  @Test(arguments: settings) func isSet(_ row: (assignment: String, heard: String)) throws {
    let parts = row.assignment.split(separator: "=").map(String.init)
    let heard = try Self.heard(
      "[{role: checkbox, label: Milk, checked: false}]",
      [.init(parts[0], parts[1])])
    #expect(heard.map(\.text) == [row.heard])
  }

  @Test func versionsSayErrorsAndSlidersInTheirWay() throws {
    let error = "[{role: textbox, label: Mail, errorMessage: Wrong}]"
    #expect(
      try Self.heard(error, [.init("version", "15")]).map(\.text) == [
        "Mail, edit box, error: Wrong"
      ])
    #expect(
      try Self.heard("[{role: textbox, label: Code, readOnly: true}]", [.init("version", "13")])
        .map(\.text) == ["Code, edit box"])
    #expect(
      try Self.heard("[{slider: Volume, value: 40%}]", [.init("version", "13")]).map(\.hint) == [
        "Use volume keys to adjust"
      ])
  }

  @Test func tellsOfListsBehindTheItem() throws {
    let list = """
      [{text: Before}, {list: Fruit, children: [{button: Apple}, {children: [{text: Pear}, {button: Buy}]}]},
      {text: After}]
      """
    #expect(
      try Self.heard(list).map(\.text) == [
        "Before", "Apple, button, 1 of 2, in list Fruit, 2 items", "Pear, 2 of 2", "Buy, button",
        "After, out of list Fruit",
      ])
  }

  @Test func tellsWhatAnElementIsLabelledBy() throws {
    let form = """
      [{text: Name, id: name}, {role: textbox, labelledBy: name},
      {role: textbox, value: Ann, labelledBy: name, traits: [notEnabled]}]
      """
    #expect(
      try Self.heard(form).map(\.text) == [
        "Name", "edit box for Name", "Ann, edit box for Name, disabled",
      ])
    // Japanese has the label first.
    let japanese = try Self.heard(form, language: "ja").map(\.text)
    #expect(japanese[2].hasPrefix("NameのAnn"))
  }

  @Test func tellsOfPagersAndTheirPages() throws {
    let pager = """
      [{text: Before}, {systemPart: pager, label: Tips, container: group, table: {rows: 1, columns: 3},
      children: [{text: Sow early, cell: {row: 0, column: 1}}]}, {text: After}]
      """
    #expect(
      try Self.heard(pager).map(\.text) == [
        "Before", "Sow early, in horizontal pager Tips, page 2 of 3",
        "After, out of horizontal pager",
      ])
  }

  @Test func namesCollectionsByTheirOwnRoles() throws {
    let list = """
      [{text: Before}, {list: Deals, roleDescription: carousel, children: [{button: A}, {button: B}]},
      {text: After}]
      """
    #expect(
      try Self.heard(list).map(\.text) == [
        "Before", "A, button, 1 of 2, in carousel Deals, 2 items", "B, button, 2 of 2",
        "After, out of carousel",
      ])
  }

  @Test func namesWindowsThatAreGoneInto() throws {
    let windows = """
      [{systemPart: window, label: Shop, container: group, children: [{button: Buy}]},
      {systemPart: window, label: Player, container: group, children: [{button: Pause}]}]
      """
    #expect(try Self.heard(windows).map(\.text) == ["Buy, button", "Pause, button, window Player"])
  }

  @Test func saysABulletForEachCharacterOfASecret() throws {
    let yaml = "platform: android\nelements: [{secureField: Code, id: code}]"
    let screen = try NativeReader().read(
      SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")
    ).screen
    var session = try ReaderOptions().session(on: screen, app: .inert)
    session.start()
    _ = session.perform(.activate)
    func heard(_ events: [Event]) -> [String] {
      events.compactMap { event in
        guard case .utterance(let spoken) = event else { return nil }
        return spoken.utterance.fragments.map(\.text).joined(separator: ", ")
      }
    }
    #expect(heard(session.perform(.type("ab"))) == ["bullet", "bullet"])
    #expect(heard(session.perform(.delete(1))) == ["bullet deleted"])
  }

  /// A list is scrolled on at its end, as long as the app does, and then left.
  @Test func scrollsOnAtTheEndOfAList() throws {
    let yaml = """
      platform: android
      elements: [{list: Fruit, id: list, children: [{button: A}, {button: B}]}, {button: End}]
      """
    let screen = try NativeReader().read(
      SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")
    ).screen
    let app = AppModel { request, screen in
      guard request.act == .scroll(.down), request.element.id == "list",
        !screen.tree.elements.contains(where: { $0.label == "C" })
      else { return nil }
      var more = ElementTree()
      more.add(Element("C", traits: .button))
      return [.insert(more, into: "list", at: nil)]
    }
    var session = try ReaderOptions().session(on: screen, app: app)
    session.start()
    let heard = (1...3).map { _ in
      session.perform(.next).compactMap { event -> String? in
        guard case .utterance(let spoken) = event else { return nil }
        return spoken.utterance.fragments.first?.text
      }
    }
    #expect(heard == [["B"], ["C"], ["End"]])
  }

  @Test func tellsOfRowsAndColumnsThatChange() throws {
    let table = """
      [{table: {rows: 2, columns: 2}, container: table, children: [
        {label: A, cell: {row: 0, column: 0}}, {label: B, cell: {row: 0, column: 1}},
        {label: C, cell: {row: 1, column: 1}}]}]
      """
    #expect(
      try Self.heard(table).map(\.text) == [
        "A, row 1, column 1, in grid, 2 rows, 2 columns", "B, column 2", "C, row 2",
      ])
  }

  @Test func saysWhatIsCombinedPartByPart() throws {
    let row = """
      [{combine: combine, traits: [notEnabled], children: [{text: Milk}, {switch: Bought, value: off}]}]
      """
    #expect(
      try Self.heard(row).map(\.text) == ["Milk, off, Bought, switch, disabled"])
  }

  static func heard(
    _ elements: String, _ assignments: [ReaderOptions.Assignment] = [], language: String? = nil
  ) throws -> [Transcript.Stop] {
    let yaml = "platform: android\nelements: \(elements)"
    let screen = try NativeReader().read(
      SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")
    ).screen
    let reading = try ReaderOptions(language: language, assignments: assignments).reading(screen)
    #expect(reading.reader.name == "talkback")
    return Transcript(reading, rendering: Rendering(.spoken)).stops
  }
}
