import AccessibilityTree
import Bridges
import Testing

/// What AT-SPI is told of pages that state their roles and states in ARIA's words.
@Suite("Bridges: Chromium on AT-SPI") struct ChromiumBridgeTests {
  /// The objects of a page that are met: their roles, traits and names.
  private func objects(_ page: String) throws -> [String] {
    let screen = Bridges.chromium(try BridgedYAML.screen(.web, page)).screen
    #expect(screen.toolkit == .chromium)
    return screen.tree.elements.indices.filter { screen.tree.isElement($0) }.map { index in
      let element = screen.tree[index]
      let outer = element.traits.subtracting([.staticText, .selected])
      let roles =
        [element.role?.rawValue ?? "text"] + (outer.contains(.link) ? ["in a link"] : [])
        + (outer.contains(.header) ? ["in a heading"] : [])
      return "\(roles.joined(separator: " ")): \(element.label ?? "-")"
    }
  }

  static let pages: [(page: String, objects: [String])] = [
    // The text of a control is its name.
    ("- {role: button, label: Save, children: [Save]}", ["button: Save"]),
    // A heading is its texts, and what stands in it.
    (
      "- {role: heading, level: 2, children: [Map, {role: link, children: [North]}]}",
      ["heading: Map", "link in a heading: North"]
    ),
    (
      "- {role: link, children: [{role: heading, children: [Far]}, {role: paragraph, children: [Off]}]}",
      ["heading in a link: Far", "paragraph in a link: Off"]
    ),
    // A link with a name of its author's is one object.
    ("- {role: link, label: More about boats, children: [More]}", ["link: More about boats"]),
    ("- {role: link, label: More, children: [More]}", ["link: More"]),
    // What has no name is no picture; an empty region for messages is a place.
    ("- {role: img}\n- {role: status}\n- {role: alert}", ["status: -"]),
    ("- {role: list}\n- {role: scrollbar}\n- {hidden: true, label: Gone}", []),
    // A formula without a name is told by its texts.
    ("- {role: math, children: [a, +, b]}", ["math: a + b"]),
  ]

  @Test(arguments: pages) func isMet(_ row: (page: String, objects: [String])) throws {
    #expect(try objects(row.page) == row.objects)
  }

  @Test func textsThatGoOnAreOne() throws {
    let page = """
      - role: paragraph
        children:
          - {text: Boats leave at, frame: [0, 0, 80, 20]}
          - {text: dawn, frame: [80, 0, 40, 20]}
          - {text: ., frame: [120, 0, 4, 20]}
      - role: listitem
        children:
          - {ariaRole: ListMarker, label: '1.', frame: [0, 30, 12, 20]}
          - {text: Pay, frame: [24, 30, 30, 20]}
          - {text: Far, frame: [200, 30, 30, 20]}
      """
    #expect(
      try objects(page) == ["paragraph: Boats leave at dawn.", "listitem: 1. Pay", "text: Far"])
  }

  @Test func aTextIsBrokenWhereItsLinesAre() throws {
    let page = """
      - role: link
        children:
          - text: Boats leave at dawn
            frame: [0, 0, 90, 40]
            textLines:
              - {text: Boats leave, frame: [0, 0, 90, 20]}
              - {text: at dawn, frame: [0, 20, 60, 20]}
      """
    let screen = Bridges.chromium(try BridgedYAML.screen(.web, page)).screen
    let lines = screen.tree.elements.filter { $0.label != nil }
    // Only the first line tells what the whole is.
    #expect(lines.map(\.label) == ["Boats leave", "at dawn"])
    #expect(lines.map(\.role) == [.link, nil])
    #expect(lines.map(\.frame?.y) == [0, 20])
  }

  @Test func cellsKnowTheirColumns() throws {
    let page = """
      - role: table
        label: Boats
        children:
          - {role: row, children: [{role: columnheader, children: [Boat]}, {role: columnheader, children: [Seats]}]}
          - {role: row, children: [{role: cell, children: [Heron]}, {role: cell, children: ['12']}]}
      """
    let tree = Bridges.chromium(try BridgedYAML.screen(.web, page)).screen.tree
    let table = try #require(tree.elements.compactMap(\.table).first)
    #expect(table.rows == 2 && table.columns == 2)
    #expect(table.columnHeaders.map(\.index) == [0, 1])
    #expect(table.columnHeaders.flatMap(\.ids) == ["column-header-1", "column-header-2"])
    let last = try #require(tree.elements.last)
    #expect(last.cell == TableCell(row: 1, column: 1))
  }

  @Test func otherToolkitsTellAsTheyState() throws {
    let screen = try BridgedYAML.screen(.accessKit, "- {button: Save}")
    #expect(Bridges.toolkitOnLinux(screen).screen == screen)
  }
}
