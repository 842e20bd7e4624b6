import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats
import Voices

/// What VoiceOver on the Mac says, and how one goes into things and out of them.
@Suite struct VoiceOverMacOSTests {
  private func screen(_ yaml: String) throws -> Screen {
    try NativeReader().read(SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")).screen
  }

  private func heard(_ element: String) throws -> [String] {
    let screen = try screen("platform: macos\nelements:\n  - \(element)")
    return Transcript(try ReaderOptions().reading(screen), rendering: Rendering(.spoken))
      .stops.map(\.text)
  }

  static let elements: [(element: String, heard: [String])] = [
    (
      "{button: Details, expanded: false, traits: [notEnabled]}",
      ["Details dimmed collapsed button"]
    ),
    ("{role: button, label: Mute, pressed: true}", ["Mute selected toggle button"]),
    ("{checkbox: Oil, value: checked}", ["Oil checked checkbox"]),
    ("{switch: Wi-Fi, value: off}", ["Wi-Fi off switch"]),
    (
      "{role: radio, label: Rice, checked: true, position: {index: 2, count: 3}}",
      ["Rice selected radio button, 2 of 3"]
    ),
    ("{role: radio, label: Rice, checked: false}", ["Rice radio button"]),
    ("{role: tab, label: Soups, position: {index: 1, count: 2}}", ["Soups tab, 1 of 2"]),
    ("{heading: Soups, headingLevel: 3}", ["heading level 3 Soups"]),
    ("{link: Menu, traits: [visited]}", ["visited link Menu"]),
    ("{slider: Salt, value: 40%}", ["40% Salt slider"]),
    ("{textField: Name, value: Ada}", ["Ada Name edit text"]),
    (
      "{role: textbox, label: Date, placeholder: DD.MM., required: true, invalid: 'true'}",
      ["Date DD.MM. invalid data required edit text"]
    ),
    ("{secureField: Code, value: hunter2}", ["Code secure edit text"]),
    ("{role: button, label: Sort, hasPopup: menu}", ["Sort menu pop up button"]),
    ("{group: Spices, children: [A]}", ["Spices group", "A", "end of Spices group"]),
    ("{role: group, children: [A]}", ["A"]),
    ("{list: Spices, children: [A, B]}", ["list Spices 2 items", "A", "B", "end of list"]),
    (
      "{role: navigation, label: Main, children: [{link: Home}]}",
      ["Main navigation", "link Home", "end of Main navigation"]
    ),
  ]

  @Test(arguments: elements) func says(_ row: (element: String, heard: [String])) throws {
    let element = row.element.replacing("{checkbox: Oil", with: "{role: checkbox, label: Oil")
    #expect(try heard(element) == row.heard)
  }

  private static let page = """
    platform: web
    elements:
      - {id: field, role: textbox, label: Search}
      - id: list
        role: listbox
        label: Dishes
        children:
          - {role: option, label: Soup, position: {index: 1, count: 2}}
          - {role: option, label: Rice, position: {index: 2, count: 2}}
      - {id: go, button: Go, on: {activate: [{set: {go: {expanded: true}}}]}}
    """

  private func session() throws -> Session {
    var session = try ReaderOptions(reader: .voiceOverMacOS).session(
      on: try screen(Self.page), app: .inert)
    session.place(at: nil)
    return session
  }

  private func said(_ events: [Event]) -> [String] {
    events.compactMap { event in
      guard case .utterance(let spoken) = event else { return nil }
      return Rendering(.spoken).text(of: spoken.utterance)
    }
  }

  @Test func thingsAreGoneIntoAndOutOf() throws {
    var session = try session()
    #expect(said(session.perform(.moveIn)) == ["In web content", "Search edit text"])
    #expect(said(session.perform(.moveIn)) == ["In edit text"])
    #expect(
      session.tutorUtterance()?.fragments.map(\.text) == ["You are currently in a text field."])
    #expect(said(session.perform(.type("so"))) == ["so"])
    #expect(said(session.perform(.moveOut)) == ["Out of edit text"])
    #expect(said(session.perform(.next)) == ["Dishes list box"])
    #expect(said(session.perform(.moveIn)) == ["In Dishes list box Soup text (1 of 2)"])
    #expect(said(session.perform(.next)) == ["Rice text (2 of 2)"])
    // A list box holds the cursor: at its end the last item is said again.
    #expect(said(session.perform(.next)) == ["Rice text (2 of 2)"])
    #expect(said(session.perform(.moveOut)) == ["Out of list box"])
    #expect(said(session.perform(.next)) == ["Go button"])
    #expect(said(session.perform(.moveOut)) == ["Out of web content"])
    // A jump leads inside again, from where one goes on.
    #expect(said(session.perform(.first)) == ["so Insertion at end of text. Search edit text"])
    #expect(said(session.perform(.next)) == ["Dishes list box"])
  }

  @Test func theKeyboardTellsWhatItHasLeftAndEntered() throws {
    var session = try session()
    #expect(said(session.moveKeyboardFocus(by: 1)) == ["Search edit text"])
    #expect(said(session.moveKeyboardFocus(by: 1)) == ["Go button"])
    #expect(said(session.moveKeyboardFocus(by: 1)) == ["Go button"])
    session.place(at: "list")
    session.perform(.moveIn)
    #expect(said(session.moveKeyboardFocus(to: "go")) == ["Leaving Dishes. Go button"])
  }

  @Test func helpComesAfterAPause() throws {
    var session = try session()
    session.place(at: "go")
    #expect(
      session.tutorUtterance()?.fragments.map(\.text) == [
        "You are currently on a button, inside of web content.",
        "To click this button, press Control-Option-Space.",
        "To exit this web area, press Control-Option-Shift-Up Arrow.",
      ])
    let quiet = try ReaderOptions(
      reader: .voiceOverMacOS, assignments: [.init("hints", "off")]
    ).reading(try screen(Self.page))
    #expect(quiet.tutorUtterance(at: 0) == nil)
  }
}
