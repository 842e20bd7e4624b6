import AccessibilityTree
import Bridges
import Documents
import Readers
import ScreenReader
import Testing
import TreeFormats
import Voices

/// What VoiceOver on iOS says of roles and states that no trait repeats.
@Suite("Bridges: UIKit") struct UIKitBridgeTests {
  static let heard: [(yaml: String, spoken: [String])] = [
    ("{label: Save, role: button}", ["Save, button"]),
    ("{label: Terms, role: link}", ["Terms, link"]),
    ("{label: Comments, role: heading, level: 2}", ["Comments, heading level 2"]),
    ("{label: Mangoes, role: img}", ["Mangoes, image"]),
    ("{label: Mangoes, role: image}", ["Mangoes, image"]),
    ("{label: Alerts, role: switch, checked: true}", ["Alerts, switch button, on"]),
    ("{label: Alerts, role: switch, checked: mixed}", ["Alerts, switch button, mixed"]),
    ("{label: Terms, role: checkbox, checked: false}", ["Terms, checkbox, unchecked"]),
    ("{label: Bold, role: button, pressed: true}", ["Bold, switch button, on"]),
    ("{label: Bold, role: button, pressed: false}", ["Bold, switch button, off"]),
    ("{label: Paste, role: menuitem}", ["Paste, button"]),
    ("{label: Country, role: button, hasPopup: menu}", ["Country, pop up button"]),
    ("{label: Name, role: textbox}", ["Name, text field"]),
    (
      "{label: Volume, role: slider, range: {value: 3, min: 0, max: 8}}",
      ["Volume, 37.5%, adjustable"]
    ),
    ("{label: Volume, role: slider, range: {value: 3, text: low}}", ["Volume, low, adjustable"]),
    ("{label: Loaded, role: progressbar, range: {value: 30}}", ["Loaded, 30"]),
    ("{label: Home, role: tab, selectedState: true}", ["selected, Home, tab"]),
    ("{label: Mango, role: option, checked: true}", ["selected, Mango"]),
    ("{label: A text, role: paragraph}", ["A text"]),
    (
      "{label: Shop, role: navigation, children: [{label: Home, role: link}, {label: Cart, role: link}]}",
      ["Shop, Home, link, landmark", "Cart, link, end"]
    ),
    ("{role: list, children: [One, Two]}", ["One, list start", "Two, list end"]),
    (
      "{role: tablist, children: [{label: A, role: tab}, {label: B, role: tab}]}",
      ["A, tab, 1 of 2", "B, tab, 2 of 2"]
    ),
    // What an element says of itself is left as it is.
    ("{label: Save, role: button, traits: [backButton]}", ["Save, back button"]),
    ("{label: Alerts, role: switch, checked: true, value: off}", ["Alerts, switch button, off"]),
    (
      "{label: PIN, role: textbox, traits: [textEntry, secureTextField]}",
      ["PIN, secure text field"]
    ),
    ("{role: list, isElement: true, label: All, children: [One]}", ["All"]),
    ("{role: button}", ["button"]),
  ]

  @Test(arguments: heard) func isHeard(_ row: (yaml: String, spoken: [String])) throws {
    let reading = ScreenReading(
      try screen(row.yaml), reader: .voiceOverIOS, phrases: try PhraseLibrary())
    let stops = reading.order.stops.indices
    let heard = stops.map { stop in
      let fragments = reading.utterance(at: stop, from: stop > 0 ? stop - 1 : nil).fragments
      return fragments.filter { $0.kind != .hint }.map(\.text).joined(separator: ", ")
    }
    #expect(heard == row.spoken)
  }

  @Test func aDescriptionIsHeardAsTheHint() throws {
    let bridged = Bridges.uiKit(try screen("{label: Save, role: button, description: Keeps it}"))
    #expect(bridged.tree[0].hint == "Keeps it")
    let own = Bridges.uiKit(try screen("{button: Save, description: Keeps it, hint: Own}"))
    #expect(own.tree[0].hint == "Own")
  }

  /// Structure and containers that hold nothing are no stops.
  @Test(arguments: Role.allCases) func aBareRoleIsAStopOrNot(_ role: Role) throws {
    var element = Element()
    element.role = role
    var tree = ElementTree()
    tree.add(element)
    let reading = ScreenReading(
      Screen(tree: tree), reader: .voiceOverIOS, phrases: try PhraseLibrary())
    #expect(reading.order.stops.isEmpty == !role.isElementByDefault)
    #expect(Bridges.uiKit(element, of: nil, hasChildren: true).container == role.container)
  }

  @Test func aScreenWithoutRolesIsTheSame() throws {
    let plain = try screen("{button: Save, value: 1}")
    #expect(Bridges.uiKit(plain) == plain)
  }

  /// The app changes what it has stated, and what is heard follows.
  @Test func aSessionHearsChangesOfRolesAndStates() throws {
    let yaml = """
      elements:
        - id: all
          label: All
          role: checkbox
          checked: false
        - {id: done, label: Done, role: button}
        - Later
      """
    let source = try SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")
    let screen = try NativeReader().read(source).screen
    var session = Session(
      screen, reader: .voiceOverIOS, phrases: try PhraseLibrary(),
      app: AppModel { request, _ in
        guard request.element.id == "all" else { return nil }
        return [
          .change("all") { $0.states.checked = .mixed }, .change("done") { $0.role = .link },
        ]
      })
    session.start()
    session.perform(.activate)
    #expect(words(session, 0) == "All, checkbox, mixed")
    #expect(words(session, 1) == "Done, link")
    // The first role of a screen may come with a change.
    session.receive([.change("done") { $0.role = nil }, .change("all") { $0.role = nil }])
    #expect(words(session, 1) == "Done")
    session.receive([.change("done") { $0.role = .button }])
    #expect(words(session, 1) == "Done, button")
  }

  private func words(_ session: Session, _ stop: Int) -> String {
    session.reading.utterance(at: stop, from: stop).fragments.filter { $0.kind != .hint }
      .map(\.text).joined(separator: ", ")
  }

  private func screen(_ yaml: String) throws -> Screen {
    let source = try SourceText(
      bytes: Array("elements: [\(yaml)]".utf8), path: "test.screen.yaml")
    return try NativeReader().read(source).screen
  }
}
