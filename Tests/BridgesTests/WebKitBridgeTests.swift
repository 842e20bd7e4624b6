import AccessibilityTree
import Bridges
import Documents
import Readers
import ScreenReader
import Testing
import TreeFormats
import Voices

/// What VoiceOver on iOS meets of pages that state their roles and states in ARIA's words.
@Suite("Bridges: WebKit on iOS") struct WebKitBridgeTests {
  static let heard: [(page: String, spoken: [String])] = [
    ("{role: button, label: Save, children: [Save]}", ["Save, button"]),
    ("{role: link, label: Terms, children: [Terms]}", ["Terms, link"]),
    (
      "{role: link, label: A B, children: [{heading: A}, {button: B}]}",
      ["A, heading, link", "B, button, link"]
    ),
    ("{role: heading, label: News, level: 2, children: [News]}", ["News, heading level 2"]),
    ("{role: paragraph, children: [One, Two]}", ["One", "Two"]),
    (
      "{role: listitem, children: [{ariaRole: ListMarker, label: '1.'}, Wash]}", ["1. Wash"]
    ),
    ("{role: checkbox, label: All, checked: mixed}", ["All, checkbox, mixed"]),
    ("{role: button, label: Bold, pressed: true}", ["Bold, switch button, on"]),
    ("{role: button, label: Sort, hasPopup: menu}", ["Sort, pop up button"]),
    (
      "{role: slider, label: Volume, value: '6', range: {min: 0, max: 11}}",
      ["Volume, 6, 54.5%, adjustable"]
    ),
    (
      "{role: combobox, label: Size, children: [{role: option, label: L, traits: [selected]}]}",
      ["Size, L, pop up button"]
    ),
    (
      "{role: navigation, label: Site, children: [{role: link, label: Home}]}",
      ["Site, Home, link, landmark"]
    ),
    ("{role: region, children: [One]}", ["One"]),
    ("{hidden: true, role: button, label: Gone}", []),
    ("{role: img, label: Mangoes}", ["Mangoes, image"]),
    ("{role: separator}", []),
  ]

  @Test(arguments: heard) func isHeard(_ row: (page: String, spoken: [String])) throws {
    let reading = ScreenReading(
      try page(row.page), reader: .voiceOverIOS, phrases: try PhraseLibrary())
    let heard = reading.order.stops.indices.map { stop in
      let fragments = reading.utterance(at: stop, from: stop > 0 ? stop - 1 : nil).fragments
      return fragments.filter { $0.kind != .hint }.map(\.text).joined(separator: ", ")
    }
    #expect(heard == row.spoken)
  }

  @Test func headersBelongToCells() throws {
    let bridged = Bridges.webKitIOS(
      try page(
        """
        {role: table, label: Trains, children: [
          {role: row, children: [{role: columnheader, label: To}]},
          {role: row, children: [{role: cell, label: Linz}]}]}
        """))
    let table = try #require(bridged.screen.tree.elements.compactMap(\.table).first)
    #expect(table.columnHeaders == [.init(index: 0, ids: ["table-header-1"])])
    #expect(bridged.screen.tree.elements.last?.cell == TableCell(row: 1, column: 0))
  }

  @Test func notesSayWhatBecameOfTheNodes() throws {
    let bridged = Bridges.webKitIOS(
      try page("{role: menuitem, label: Paste}, {role: scrollbar}, {role: button, children: [Go]}"))
    #expect(
      bridged.notes.map(\.what) == [
        "buttons from menu items", "scroll bars", "labels from descendants",
      ])
    #expect(bridged.notes.map(\.isInferred) == [true, false, true])
    let named = bridged.notes.map { note in
      note.element.flatMap { bridged.screen.tree[$0].label }
    }
    #expect(named == ["Paste", nil, "Go"])
  }

  /// What was shown once is shown as it is from then on.
  @Test func theBridgeIsCrossedOnce() throws {
    let once = Bridges.toolkitOnIOS(try page("{role: button, label: Save, children: [Save]}"))
    #expect(once.screen.toolkit == .uiKit)
    let twice = Bridges.toolkitOnIOS(once.screen)
    #expect(twice.screen == once.screen)
    #expect(twice.notes.isEmpty)
  }

  private func page(_ yaml: String) throws -> Screen {
    let source = try SourceText(
      bytes: Array("toolkit: web\nelements: [\(yaml)]".utf8), path: "page.screen.yaml")
    return try NativeReader().read(source).screen
  }
}
