import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats
import Voices

/// What Orca says of pages, line by line, by the facts that a browser states and without one.
@Suite struct OrcaTests {
  private func screen(_ elements: String) throws -> Screen {
    let yaml = "platform: linux\ntoolkit: web\nelements:\n\(elements)"
    return try NativeReader().read(SourceText(bytes: Array(yaml.utf8), path: "a.screen.yaml"))
      .screen
  }

  private func transcript(_ elements: String) throws -> Transcript {
    Transcript(try ReaderOptions().reading(try screen(elements)), rendering: Rendering(.spoken))
  }

  static let objects: [(element: String, heard: String)] = [
    ("{role: heading, level: 2, children: [Prices]}", "Prices heading level 2."),
    ("{role: link, children: [Home]}", "Home link."),
    ("{role: button, label: Sort, hasPopup: menu}", "Sort push button. opens menu"),
    ("{role: button, label: Bold, pressed: mixed}", "Bold toggle button not pressed."),
    ("{role: button, label: More, expanded: false}", "More collapsed push button."),
    ("{role: button, label: Send, traits: [notEnabled]}", "Send push button grayed."),
    ("{role: checkbox, label: Oil, checked: mixed}", "Oil check box partially checked."),
    (
      "{role: checkbox, label: Terms, checked: false, required: true}",
      "Terms check box not checked required."
    ),
    ("{role: radio, label: Deck, checked: true}", "Deck. selected radio button"),
    ("{role: switch, label: Wi-Fi, checked: true}", "Wi-Fi switch on."),
    ("{role: textbox, label: Name, value: Ada}", "Name entry Ada."),
    (
      "{role: textbox, label: Name, required: true, invalid: 'true', description: Say it}",
      "Name entry required. invalid entry. Say it."
    ),
    ("{role: textbox, label: Name, placeholder: Ada}", "Name entry Ada."),
    ("{role: spinbutton, label: Seats, value: '2'}", "Seats 2 spin button."),
    ("{role: slider, label: Bikes, value: '1'}", "Bikes horizontal slider 1."),
    ("{role: progressbar, label: Upload, value: '30'}", "Upload 30 percent."),
    ("{role: combobox, label: Class, value: Deck}", "Class combo box. Deck. opens listbox"),
    (
      "{role: listbox, label: Piers, children: [{role: option, label: A}, {role: option, label: B}]}",
      "Piers. List with 2 items."
    ),
    ("{role: img, label: Anchor}", "Anchor image."),
    ("{role: deletion, children: [Old]}", "deletion start. Old. deletion end."),
    ("{role: application, label: Map}", "embedded."),
    ("{role: button, label: Ring, roleDescription: bell}", "Ring bell."),
    ("{role: status}", "blank"),
    ("{role: separator}", "separator."),
  ]

  @Test(arguments: objects) func says(_ row: (element: String, heard: String)) throws {
    #expect(try transcript("  - \(row.element)").stops.map(\.text) == [row.heard])
  }

  @Test func aLineIsWhatStandsOnIt() throws {
    let page = """
        - role: paragraph
          children:
            - {text: See, frame: [0, 0, 30, 20]}
            - {role: link, frame: [40, 0, 40, 20], children: [{text: prices, frame: [40, 0, 40, 20]}]}
            - {role: button, label: Buy, frame: [90, -2, 40, 24]}
        - {role: paragraph, children: [{text: Below, frame: [0, 30, 40, 20]}]}
        - {role: paragraph, children: [{text: Beside, frame: [200, 34, 40, 20]}]}
        - {role: paragraph, children: [{text: Lower, frame: [300, 40, 40, 20]}]}
      """
    let transcript = try transcript(page)
    #expect(
      transcript.stops.map(\.text) == [
        "See. prices link. Buy push button.", "Below. Beside.", "Lower.",
      ])
    // Each part of a line is an element with a place of its own.
    let parts = transcript.stops[0].parts
    #expect(parts.map(\.text) == ["See.", "prices link.", "Buy push button."])
    #expect(Set(parts.map(\.path)).count == 3)
    #expect(transcript.stops[0].path == parts[0].path)
  }

  @Test func theLabelOfAFieldIsLeftOutBesideIt() throws {
    let page = """
        - {role: generic, toolkitType: LabelText, children: [{text: Name, frame: [0, 0, 40, 20]}]}
        - {role: textbox, label: Name, frame: [50, 0, 90, 20]}
        - {role: generic, toolkitType: LabelText, children: [{text: Town, frame: [0, 30, 40, 20]}]}
        - {role: textbox, label: Town, frame: [0, 60, 90, 20]}
      """
    #expect(try transcript(page).stops.map(\.text) == ["Name entry.", "Town.", "Town entry."])
  }

  @Test func listsAreCountedEnteredAndLeft() throws {
    let page = """
        - role: list
          children:
            - {role: listitem, children: [Pay]}
            - role: listitem
              children:
                - Wait
                - {role: list, children: [{role: listitem, children: [Inside]}]}
            - {role: listitem, children: [Board]}
        - Sail
        - {role: list, children: [{role: listitem, children: [{role: link, children: [Back]}]}]}
      """
    #expect(
      try transcript(page).stops.map(\.text) == [
        "List with 3 items. Pay.", "Wait.", "List with 1 item. Nesting level 1 Inside.",
        "leaving list. List with 3 items. Board.", "leaving list. Sail.",
        // What begins with a link is told without what is around it.
        "Back link.",
      ])
  }

  @Test func severalListsAreLeftAtOnce() throws {
    let page = """
        - role: list
          children:
            - role: listitem
              children: [{role: list, children: [{role: listitem, children: [Inside]}]}]
        - Out
      """
    #expect(try transcript(page).stops.last?.text == "Leaving 2 lists. Out.")
  }

  @Test func landmarksGroupsAndQuotationsAreEnteredAndLeft() throws {
    let page = """
        - {role: main, children: [{role: paragraph, children: [Open]}]}
        - {role: region, label: Offers, children: [{role: paragraph, children: [Rope]}]}
        - {role: group, label: Size, children: [{role: radio, label: Big, checked: false}]}
        - {role: group, children: [{role: paragraph, children: [Plain]}]}
        - {role: blockquote, children: [Calm]}
        - {role: contentinfo, children: [Office]}
      """
    #expect(
      try transcript(page).stops.map(\.text) == [
        "main content Open.", "leaving main content. region Offers Rope.",
        "leaving region. Size panel. Big. not selected radio button", "leaving panel. Plain.",
        "block quote. Calm.", "leaving blockquote. information Office.",
      ])
  }

  @Test func aColumnIsNamedWhereItChanges() throws {
    let page = """
        - role: table
          label: Boats
          children:
            - role: row
              children:
                - {role: columnheader, children: [{text: Boat, frame: [0, 0, 40, 20]}]}
                - {role: columnheader, sort: ascending, children: [{text: Seats, frame: [50, 0, 40, 20]}]}
            - role: row
              children:
                - {role: cell, children: [{text: Heron, frame: [0, 30, 40, 20]}]}
                - {role: cell, children: [{text: '12', frame: [50, 30, 40, 20]}]}
        - Sail
      """
    #expect(
      try transcript(page).stops.map(\.text) == [
        "Boats. table with 2 rows 2 columns Boat column header. "
          + "Seats column header. sorted ascending.",
        "Heron. Seats column header 12.", "leaving table. Sail.",
      ])
  }

  private static let harbour = """
      - Start
      - {role: heading, level: 1, children: [{text: Prices, frame: [0, 0, 40, 20]}]}
      - role: paragraph
        children:
          - {text: Pay, frame: [0, 30, 30, 20]}
          - {role: button, label: Card, frame: [40, 30, 40, 20]}
          - {role: button, label: Cash, frame: [90, 30, 40, 20]}
          - {role: button, label: Later, traits: [notEnabled], frame: [140, 30, 40, 20]}
      - role: navigation
        label: Piers
        children:
          - role: list
            children:
              - {role: listitem, children: [{role: link, children: [North]}]}
              - {role: listitem, children: [{role: link, traits: [visited], children: [South]}]}
      - role: table
        label: Boats
        children:
          - role: row
            children:
              - {role: cell, children: [{text: Heron, frame: [0, 90, 40, 20]}]}
              - {role: cell, children: [{text: '12', frame: [50, 90, 40, 20]}]}
    """

  private func said(_ commands: [Command]) throws -> [String] {
    var session = try ReaderOptions().session(on: try screen(Self.harbour), app: .inert)
    _ = session.start()
    return commands.flatMap { session.perform($0) }.compactMap { event -> String? in
      guard case .utterance(let spoken) = event else { return nil }
      return spoken.utterance.fragments.map(\.text).joined(separator: " ")
    }
  }

  static let jumps: [(commands: [Command], said: [String])] = [
    // The element alone, past the end from the top again.
    (
      [.jump(to: "heading"), .jump(to: "heading"), .jump(to: "heading1", back: true)],
      [
        "Prices heading level 1.", "Wrapping to top.", "Prices heading level 1.",
        "Wrapping to bottom.", "Prices heading level 1.",
      ]
    ),
    (
      [.jump(to: "button"), .jump(to: "button"), .jump(to: "button", back: true), .next],
      [
        "Card push button.", "Cash push button.", "Card push button.",
        "North link.",
      ]
    ),
    ([.jump(to: "link"), .jump(to: "visitedLink")], ["North link.", "South visited link."]),
    (
      [.jump(to: "unvisitedLink"), .jump(to: "Button")],
      ["North link.", "Wrapping to top.", "Card push button."]
    ),
    // What holds others is told, then its first line or element.
    (
      [.jump(to: "list"), .jump(to: "listItem")],
      ["List with 2 items North link.", "South visited link."]
    ),
    ([.jump(to: "landmark")], ["Piers North link."]),
    ([.jump(to: "table")], ["table with 1 row 2 columns Heron."]),
    // Nothing of the kind.
    (
      [.jump(to: "heading3"), .jump(to: "image"), .jump(to: "blockquote", back: true)],
      ["No more headings at level 3.", "No more images.", "No more blockquotes."]
    ),
    // The same by the list of them.
    (
      [.rotor("Headings"), .down, .rotor("Lists"), .down],
      ["Headings", "Prices heading level 1.", "Lists", "List with 2 items North link."]
    ),
  ]

  @Test(arguments: jumps) func aQuickKeySays(_ row: (commands: [Command], said: [String])) throws {
    #expect(try said(row.commands) == row.said)
  }

  @Test func whatWasJumpedToIsActedOn() throws {
    var session = try ReaderOptions().session(on: try screen(Self.harbour), app: .inert)
    _ = session.start()
    _ = session.perform(.jump(to: "button"))
    _ = session.perform(.jump(to: "button"))
    #expect(session.focusedElement?.label == "Cash")
    let asked = session.perform(.activate).compactMap { event -> String? in
      guard case .request(let request) = event else { return nil }
      return request.element.label
    }
    #expect(asked == ["Cash"])
    _ = session.perform(.next)
    _ = session.perform(.previous)
    #expect(session.focusedElement?.label == "Pay")
  }

  @Test func aKeyThatThereIsNotIsRefused() throws {
    var session = try ReaderOptions().session(on: try screen(Self.harbour), app: .inert)
    _ = session.start()
    let refused = session.perform(.jump(to: "shop"))
    guard case .refused(let refusal) = refused.first else {
      Issue.record("nothing is refused")
      return
    }
    #expect(
      refusal.reason.hasPrefix("the reader has no quick key for \"shop\"; it has \"heading\""))
  }

  @Test func itHearsPagesAndLinuxAlone() throws {
    for platform in Platform.allCases {
      #expect(Reader.orca.hears(platform) == (platform == .linux || platform == .web))
    }
    #expect(try ReaderOptions().reader(on: .linux).name == "orca")
    let refusal = #expect(throws: SourceError.self) {
      try ReaderOptions(reader: .orca).reader(on: .ios)
    }
    #expect("\(try #require(refusal))".contains("Orca does not run on ios"))
  }

  /// Each line is one look at each of its elements, however deep they stand.
  @Test func aDeepPageIsReadInTime() throws {
    var tree = ElementTree()
    for level in 0..<1_000 {
      var list = Element()
      list.role = level % 2 == 0 ? .list : .blockquote
      tree.begin(list)
      tree.add(
        Element("\(level)", traits: .staticText, frame: Frame(x: 0, y: 0, width: 9, height: 9)))
    }
    for _ in 0..<1_000 { tree.end() }
    var screen = Screen(platform: .linux, tree: tree)
    screen.toolkit = .web
    let reading = try ReaderOptions().reading(screen)
    #expect(reading.order.stops.reduce(0) { $0 + $1.parts.count } == 1_000)
    #expect(!reading.utterance(at: 0, from: nil).fragments.isEmpty)
  }

  // Each row is recorded: the login, form-choice and toolbar pages, read by the Tab key.
  static let focused: [(elements: String, tabs: Int, heard: [String])] = [
    (
      "{role: form, children: [{role: textbox, label: Name}]}", 1, ["form Name entry. Focus mode"]
    ),
    (
      "{role: textbox, label: Name}\n  - {role: button, label: Send}", 2,
      ["Send push button. Browse mode"]
    ),
    ("{role: textbox, label: Mail, value: ida}", 1, ["Mail entry ida selected. Focus mode"]),
    (
      "{role: group, label: Size, children: [{role: radio, label: S, checked: false, position: {index: 1, count: 2}}, "
        + "{role: radio, label: M, checked: true, position: {index: 2, count: 2}}]}",
      1, ["Size panel. M. selected radio button"]
    ),
    (
      "{role: toolbar, label: Drawing, children: [{role: button, label: Pen, pressed: true}]}", 1,
      ["Drawing tool bar Pen toggle button pressed. Focus mode"]
    ),
    (
      "{role: list, children: [{role: listitem, children: [{role: link, children: [Up]}]}]}", 1,
      ["Up link."]
    ),
  ]

  @Test(arguments: focused) func tabSaysObjects(
    _ row: (elements: String, tabs: Int, heard: [String])
  ) throws {
    let screen = try screen("  - Begin\n  - \(row.elements)")
    var session = try ReaderOptions().session(on: screen, app: .inert)
    _ = session.start()
    var events: [Event] = []
    for _ in 0..<row.tabs { events = session.perform(.tab) }
    let rendering = Rendering(.spoken)
    let said = events.compactMap { event -> String? in
      if case .utterance(let spoken) = event { rendering.text(of: spoken.utterance) } else { nil }
    }
    #expect(said == row.heard)
  }
}
