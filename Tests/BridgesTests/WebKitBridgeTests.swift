import AccessibilityTree
import Bridges
import Documents
import Readers
import ScreenReader
import Testing
import TreeFormats
import Voices

/// What VoiceOver meets of pages that state their roles and states in ARIA's words, on iOS and macOS.
@Suite("Bridges: WebKit") struct WebKitBridgeTests {
  @Test(arguments: WebRow.all) func isHeard(_ row: WebRow) throws {
    #expect(try heard(row.page, by: .voiceOverIOS, separator: ", ") == row.iOS)
    #expect(try heard(row.page, by: .voiceOverMacOS, separator: " ") == row.macOS)
  }

  /// The texts of a block are one on macOS; what stands between them parts them.
  @Test func textsOfABlockAreJoined() throws {
    let inline = "{toolkitStates: [inline], children: [generated]}"
    let block = "{role: paragraph, children: [This is, \(inline), content]}"
    let page = "\(block), {role: generic, children: [End]}"
    let onMac = try heard(page, by: .voiceOverMacOS, separator: " ")
    #expect(onMac == ["This is generated content", "End"])
    let onPhone = try heard(page, by: .voiceOverIOS, separator: ", ")
    #expect(onPhone == ["This is", "generated", "content", "End"])
  }

  /// What is told as a list: what is written as one by a role, drawn with marks, or stands among links.
  @Test(arguments: [
    ("[plain-list]", 2, false), ("[]", 2, true), ("[]", 1, true), ("[plain-list]", 1, false),
    ("[definition-list]", 2, true),
  ])
  func listsAreTold(_ row: (states: String, items: Int, isTold: Bool)) throws {
    let items = (1...row.items).map { "{role: listitem, children: [Item \($0)]}" }
    let screen = try page(
      "{role: list, toolkitStates: \(row.states), children: [\(items.joined(separator: ", "))]}")
    for system in [Bridges.WebKitSystem.iOS, .macOS] {
      let tree = Bridges.webKit(screen, on: system).screen.tree
      #expect(tree.elements.contains { $0.container == .list } == row.isTold)
    }
  }

  @Test func spansMoveTheCellsAfterThem() throws {
    let wide = "{role: cell, label: A, cell: {row: null, column: null, columnSpan: 2, rowSpan: 2}}"
    let screen = try page(
      """
      {role: table, children: [
        {role: row, children: [\(wide), {role: cell, label: B}]},
        {role: row, children: [{role: cell, label: C}]}]}
      """)
    let tree = Bridges.webKit(screen, on: .macOS).screen.tree
    let places = tree.elements.compactMap { element in
      element.cell.map { "\(element.label ?? "") \($0.row ?? -1) \($0.column ?? -1)" }
    }
    #expect(places == ["A 0 0", "B 0 2", "C 1 2"])
    #expect(tree.elements.compactMap(\.table).map(\.columns) == [3])
  }

  @Test func headersBelongToCells() throws {
    let bridged = Bridges.webKit(
      try page(
        """
        {role: table, label: Trains, children: [
          {role: row, children: [{role: columnheader, label: To}]},
          {role: row, children: [{role: cell, label: Linz}]}]}
        """), on: .iOS)
    let table = try #require(bridged.screen.tree.elements.compactMap(\.table).first)
    #expect(table.columnHeaders == [.init(index: 0, ids: ["table-header-1"])])
    #expect(bridged.screen.tree.elements.last?.cell == TableCell(row: 1, column: 0))
  }

  @Test func notesSayWhatBecameOfTheNodes() throws {
    let bridged = Bridges.webKit(
      try page("{role: treeitem, label: Paste}, {role: scrollbar}, {role: button, children: [Go]}"),
      on: .iOS)
    #expect(
      bridged.notes.map(\.what) == [
        "plain elements from tree items", "scroll bars", "labels from descendants",
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
    #expect(once.screen.toolkit == .webKit)
    let twice = Bridges.toolkitOnIOS(once.screen)
    #expect(twice.screen == once.screen)
    #expect(twice.notes.isEmpty)
  }

  private func heard(
    _ yaml: String, by reader: Reader, separator: String
  ) throws -> [String] {
    let reading = ScreenReading(try page(yaml), reader: reader, phrases: try reader.phrases())
    return reading.order.stops.indices.map { stop in
      let fragments = reading.utterance(at: stop, from: stop > 0 ? stop - 1 : nil).fragments
      return fragments.filter { $0.kind != .hint }.map(\.text).joined(separator: separator)
    }
  }

  private func page(_ yaml: String) throws -> Screen {
    let source = try SourceText(
      bytes: Array("toolkit: web\nelements: [\(yaml)]".utf8), path: "page.screen.yaml")
    return try NativeReader().read(source).screen
  }
}
