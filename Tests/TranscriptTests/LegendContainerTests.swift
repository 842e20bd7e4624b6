import AccessibilityTree
import ScreenBuilder
import ScreenReader
import Testing
import Transcript
import Voices

@testable import Readers

/// The worked examples of AccessibilitySnapshot that need a container, content or a table.
@Suite("Legend: containers")
struct LegendContainerTests {
  /// Examples 46 to 50: the items of a tab bar.
  @Test func tabBarItems() throws {
    let lines = try Heard.lines(
      """
      elements:
        - tabBar:
          children:
            - tab: Item A
            - {tab: Item B, traits: [selected]}
            - tab: Item C
            - {traits: [tab]}
            - {tab: Label, value: Value, hint: Hint}
            - tab: Item F
      """, style: .legend)
    #expect(
      lines == [
        "Item A. Tab. 1 of 6.", "Selected: Item B. Tab. 2 of 6.", "Item C. Tab. 3 of 6.",
        "Tab. 4 of 6.", "Label: Value. Tab. 5 of 6. ‖ Hint", "Item F. Tab. 6 of 6.",
      ])
  }

  /// Examples 51 to 53: badges are values on iOS 17 and 18, and gone on iOS 26.
  @Test func tabBarBadges() throws {
    let lines = try Heard.lines(
      """
      elements:
        - tabBar:
          children:
            - tab: Item A
            - {tab: Item B, value: 3 items}
            - {tab: Item C, value: A}
            - tab: Item B
      """, style: .legend)
    #expect(
      lines == [
        "Item A. Tab. 1 of 4.", "Item B: 3 items. Tab. 2 of 4.", "Item C: A. Tab. 3 of 4.",
        "Item B. Tab. 4 of 4.",
      ])
  }

  /// Examples 54 and 55: every element below a view with the tab bar trait is a tab.
  @Test func customTabBar() throws {
    let lines = try Heard.lines(
      """
      elements:
        - traits: [tabBar]
          children:
            - {label: Item A, traits: [button]}
            - {label: Item B, traits: [button]}
            - {label: Item C, traits: [button, notEnabled]}
            - {label: D}
            - {label: E}
            - {label: F}
            - {label: G}
            - {label: H, traits: [button, notEnabled, header, link, image, searchField, adjustable]}
            - {label: I}
            - {label: J}
            - {label: K}
      """, style: .legend)
    #expect(lines[2] == "Item C. Dimmed. Tab. 3 of 11.")
    #expect(
      lines[7] == "H. Dimmed. Tab. Heading. Link. Adjustable. Image. Search Field. 8 of 11.")
  }

  /// Examples 57 and 58: segments.
  @Test func segmentedControl() throws {
    let lines = try Heard.lines(
      """
      elements:
        - segmented:
          children:
            - button: Segment A
            - {button: Segment B, traits: [selected]}
            - button: Segment C
      """, style: .legend)
    #expect(
      lines == [
        "Segment A. Button. 1 of 3.", "Selected: Segment B. Button. 2 of 3.",
        "Segment C. Button. 3 of 3.",
      ])
  }

  /// Examples 72 and 73: lists and landmarks that vend their elements; their labels are not drawn.
  @Test(arguments: [
    ("list", ["Label 1. List Start.", "Label 2", "Label 3", "Label 4. List End."]),
    ("landmark", ["Label 1. Landmark.", "Label 2", "Label 3", "Label 4. End."]),
  ])
  func edges(container: String, drawn: [String]) throws {
    let children = (1...4).map { "{id: l\($0), label: Label \($0)}" }.joined(separator: ", ")
    func lines(_ order: String) throws -> [String] {
      try Heard.lines(
        "elements: [{\(container): Name, \(order)children: [\(children)]}]", style: .legend)
    }
    #expect(try lines("order: [l1, l2, l3, l4], ") == drawn)
    #expect(try lines("order: asWritten, ") == drawn)
    // Plain subviews are vended by nobody.
    #expect(try lines("") == ["Label 1", "Label 2", "Label 3", "Label 4"])
  }

  /// A container of one element has a start and no end.
  @Test func singleElement() throws {
    let yaml = """
      elements:
        - {list: Name, order: asWritten, children: [Only]}
        - {landmark: Name, order: asWritten, children: [Only]}
      """
    #expect(try Heard.lines(yaml, style: .legend) == ["Only. List Start.", "Only. Landmark."])
  }

  /// A staircase on an iPad: the standard library takes a short run as it comes, and no neighbours of it are
  /// on different lines.
  @Test func staircase() throws {
    let yaml = """
      platform: ipados
      elements:
        - {label: A, frame: [0, 8, 10, 10]}
        - {label: B, frame: [0, 0, 10, 10]}
        - {label: C, frame: [0, -8, 10, 10]}
        - {label: D, frame: [0, -8, 10, 10]}
      """
    #expect(try Heard.lines(yaml, style: .legend) == ["A", "B", "C", "D"])
    #expect(try Heard.lines(yaml) == ["C", "D", "A", "B"])
  }

  /// Examples 74 to 79: a data table with spans.
  @Test func dataTable() throws {
    let lines = try Heard.lines(
      """
      elements:
        - container: table
          table: {rows: 5, columns: 4}
          order: asWritten
          children:
            - {label: A1, cell: {row: 0, column: 0}}
            - {label: B1, cell: {row: 0, column: 1}}
            - {label: A2, cell: {row: 1, column: 0}}
            - {label: B2, cell: {row: 1, column: 1, columnSpan: 2}}
            - {label: A4, cell: {row: 3, column: 0, rowSpan: 2}}
            - {label: C4, cell: {row: 3, column: 2, rowSpan: 2, columnSpan: 2}}
            - label: B5
              value: Value
              hint: Hint
              traits: [notEnabled, button, header, link, adjustable, image, searchField]
              cell: {row: 4, column: 1}
      """, style: .legend)
    #expect(
      lines == [
        "A1. Row 1. Column 1.",
        "B1. Column 2.",
        "A2. Row 2. Column 1.",
        "B2. Spans 2 columns. Column 2.",
        "A4. Spans 2 rows. Row 4. Column 1.",
        "C4. Spans 2 rows. Spans 2 columns. Column 3.",
        "B5. Row 5. Column 2. Value. Dimmed. Button. Heading. Link. Adjustable. Image. Search Field."
          + " ‖ Hint",
      ])
  }

  /// Whoever states a table's size has stated what kind of container it is.
  @Test(arguments: ["", "container: table, "])
  func tableWithoutAContainer(container: String) throws {
    let lines = try Heard.lines(
      """
      elements:
        - {\(container)label: Prices, table: {rows: 2, columns: 2, columnHeaders: {0: [n], 1: [p]}},
           children: [
             {id: n, label: Name, cell: {row: 0, column: 0}},
             {id: p, label: Price, cell: {row: 0, column: 1}},
             {label: Soup, cell: {row: 1, column: 0}}, {label: "4", cell: {row: 1, column: 1}}]}
      """)
    #expect(
      lines == [
        "Prices, Name, row 1, column 1", "Price, column 2", "Soup, row 2, column 1",
        "Price, 4, column 2",
      ])
  }

  /// What is taken over from another element ends somewhere, as every element could take it over.
  @Test(arguments: [
    "{text: x, id: long, cell: {row: 0, column: 1}}",
    "{text: x, id: long}",
  ])
  func longWordsOfAnotherElement(named: String) throws {
    let long = named.replacing("text: x", with: "text: \(String(repeating: "a", count: 1_200))")
    let lines = try Heard.lines(
      """
      elements:
        - \(long)
        - container: table
          table: {rows: 3, columns: 2, columnHeaders: {1: [long, long]}}
          children: [{label: "4", cell: {row: 2, column: 1}}]
        - {labelledBy: [long, long], traits: [button]}
      """)
    let taken = String(repeating: "a", count: 1_000) + "…"
    #expect(lines.suffix(2) == ["\(taken), 4, row 3, column 2", "\(taken), button"])
  }

  /// Examples 80 and 81: row headers only at the start of a row, no cell as a header of itself, and no
  /// header that stands right above a row's first cell.
  @Test func dataTableHeaders() throws {
    let columns = ["A", "B", "C"]
    var cells: [String] = []
    for row in 0..<3 {
      for (column, name) in columns.enumerated() {
        cells.append(
          "{id: \(name)\(row + 1), label: \(name)\(row + 1), value: \(name)\(row + 1) Value, "
            + "cell: {row: \(row), column: \(column)}}")
      }
    }
    let rows = (0..<3).map { "\($0): [A\($0 + 1), B\($0 + 1), C\($0 + 1)]" }
    let heads = columns.enumerated().map { "\($0): [\($1)1, \($1)2, \($1)3]" }
    let lines = try Heard.lines(
      """
      elements:
        - container: table
          order: asWritten
          table:
            rowHeaders: {\(rows.joined(separator: ", "))}
            columnHeaders: {\(heads.joined(separator: ", "))}
          children: [\(cells.joined(separator: ", "))]
      """, style: .legend)
    #expect(
      lines[0]
        == "B1: B1 Value. C1: C1 Value. A2: A2 Value. A3: A3 Value. A1. Row 1. Column 1. A1 Value")
    #expect(lines[4] == "B1: B1 Value. B3: B3 Value. B2. Column 2. B2 Value")
    #expect(
      lines[3] == "B2: B2 Value. C2: C2 Value. A3: A3 Value. A2. Row 2. Column 1. A2 Value")
  }

  /// A cell whose row or column is not known leaves them out, and is never first in its row.
  @Test func unknownPlaces() throws {
    let lines = try Heard.lines(
      """
      elements:
        - container: table
          children:
            - {label: No row, cell: {row: null, column: 1, rowSpan: 2}}
            - {label: No column, cell: {row: 1, column: null}}
            - {label: Neither, cell: {row: null, column: null}}
      """, style: .legend)
    #expect(lines == ["No row. Column 2.", "No column", "Neither"])
  }

  /// Examples 82 and 83: what discloses something.
  @Test func expanded() throws {
    var section = Element("Section")
    section.isExpanded = false
    #expect(
      try Heard.line(section, style: .legend) == "Section. Collapsed. ‖ Double tap to expand.")
    section.isExpanded = true
    section.traits = .notEnabled
    #expect(try Heard.line(section, style: .legend) == "Section. Dimmed. Expanded.")
  }

  /// Example 84: a branch of AccessibilitySnapshot draws important content.
  ///
  /// The released version, which the style follows, does not. The difference is one part of the grammar.
  @Test func importantContent() throws {
    var bailey = Element("Bailey", value: "beagle", traits: .image)
    bailey.content = [CustomContent(label: "Age", value: "three years", isImportant: true)]
    var branch = Reader.accessibilitySnapshot
    branch.grammar.parts = branch.grammar.parts.map { part in
      part.name == "content" ? .content(VoiceOverManner(speaksContainersOnEntry: false)) : part
    }
    #expect(
      try Heard.line(bailey, style: .legend, reader: branch)
        == "Bailey: beagle, three years. Image.")
    #expect(try Heard.line(bailey, style: .legend) == "Bailey: beagle. Image.")
    #expect(try Heard.line(bailey, style: .spoken) == "Bailey, beagle, three years, image")
    bailey.content = [CustomContent(label: "Vaccinated", isImportant: true)]
    #expect(try Heard.line(bailey, style: .spoken) == "Bailey, beagle, Vaccinated, image")
  }

  /// Examples 85 and 86: actions and content leave the description alone and are noted beside it.
  @Test func notes() throws {
    let label = Element.View("Label").action("Share").content("Age", "3")
    #expect(try Heard.line(label.element, style: .legend) == "Label")
    let reading = ScreenReading(
      Screen { label }, reader: .accessibilitySnapshot, phrases: try PhraseLibrary())
    let notes = reading.utterance(at: 0, from: nil).fragments.filter(\.isNote)
    #expect(notes.map(\.text) == ["More Content Available", "Actions Available"])
    #expect(notes.map(\.kind) == [.content, .actions])
  }
}
