import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats

/// What TalkBack tells of tables, of lists in each other, and of pagers.
@Suite struct TalkBackCollectionsTests {
  struct Row: Sendable, CustomStringConvertible {
    var description: String
    var platform = "android"
    var elements: String
    var heard: [String]
  }

  static let rows: [Row] = [
    Row(
      description: "headings of rows and columns stand for their numbers",
      elements: """
        [{table: {rows: 3, columns: 2, columnHeaders: {0: [bed], 1: [crop]}, rowHeaders: {1: [north]}}, container: table, children: [
          {label: Bed, id: bed, traits: [header], cell: {row: 0, column: 0}},
          {label: Crop, id: crop, cell: {row: 0, column: 1}},
          {label: North, id: north, traits: [header], cell: {row: 1, column: 0}},
          {label: Kale, cell: {row: 1, column: 1}},
          {label: Total, cell: {row: 2, column: 0, columnSpan: 2}}]}]
        """,
      heard: [
        "Bed, column heading, row 1, in grid, 3 rows, 2 columns", "Crop, column heading",
        "North, row heading, Bed", "Kale, Crop", "Total, row 3",
      ]),
    Row(
      description: "a heading in the middle of a table is no more than that",
      elements: """
        [{table: {rows: 3, columns: 3}, container: table, children: [
          {label: A, cell: {row: 1, column: 1}}, {label: B, traits: [header], cell: {row: 1, column: 2}}]}]
        """,
      heard: ["A, row 2, column 2, in grid, 3 rows, 3 columns", "B, heading, column 3"]),
    Row(
      description: "of lists in each other only the innermost is told of",
      elements: """
        [{text: Top}, {list: Beds, children: [{button: All}, {list: North, children: [{button: Kale},
        {button: Peas}]}]}, {text: End}]
        """,
      heard: [
        "Top", "All, button, 1 of 2", "Kale, button, 1 of 2, in list North, 2 items",
        "Peas, button, 2 of 2", "End, out of list North",
      ]),
    Row(
      description: "a tree has levels, which are told again on the way back",
      elements: """
        [{role: tree, label: Beds, container: list, children: [{role: treeitem, label: North},
        {role: tree, label: North, container: list, children: [{role: treeitem, label: Kale},
        {role: treeitem, label: Peas}]}, {role: treeitem, label: South}]}, {text: End}]
        """,
      heard: [
        "North, 1 of 3, in list Beds, level 1, 3 items",
        "Kale, 1 of 2, in list North, level 2, 2 items", "Peas, 2 of 2",
        "South, 3 of 3, in list Beds, level 1, 3 items", "End, out of list Beds",
      ]),
    Row(
      description: "lists in lists of a page have levels, others have none",
      platform: "web",
      elements: """
        [{role: list, container: list, children: [{role: listitem, children: [{text: Beds}]},
        {role: list, container: list, children: [{role: listitem, children: [{text: North}]},
        {role: listitem, children: [{text: South}]}]}]},
        {role: list, container: list, children: [{role: listitem, children: [{text: Tools}]},
        {role: listitem, children: [{text: Seeds}]}]}]
        """,
      heard: [
        "Beds, 1 of 2, in list, level 1, 2 items", "North, 1 of 2, in list, level 2, 2 items",
        "South, 2 of 2", "Tools, 1 of 2, in list, 2 items", "Seeds, 2 of 2",
      ]),
    Row(
      description: "a pager to both sides",
      elements: """
        [{systemPart: pager, label: Map, container: group, table: {rows: 2, columns: 3},
        children: [{text: Pond, cell: {row: 1, column: 2}}]}, {text: End}]
        """,
      heard: [
        "Pond, in grid pager Map, row 2, column 3, 2 rows, 3 columns", "End, out of grid pager Map",
      ]),
  ]

  @Test(arguments: rows) func tells(_ row: Row) throws {
    let yaml = "platform: \(row.platform)\nelements: \(row.elements)"
    let screen = try NativeReader().read(
      SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")
    ).screen
    let reading = try ReaderOptions(reader: .talkBack).reading(screen)
    #expect(Transcript(reading, rendering: Rendering(.spoken)).stops.map(\.text) == row.heard)
  }

  @Test func aListAroundListsInADumpIsNotToldOf() throws {
    let xml = """
      <hierarchy><node class="android.widget.FrameLayout"><node class="android.widget.ListView">
      <node class="android.widget.TextView" text="All"/><node class="android.widget.GridView">
      <node class="android.widget.TextView" text="Kale"/><node class="android.widget.TextView" text="Peas"/></node></node>
      <node class="android.widget.TextView" text="End"/></node></hierarchy>
      """
    let imported = try TreeReaders.read(SourceText(bytes: Array(xml.utf8), path: "dump.xml"))
    let reading = try ReaderOptions().reading(imported.screen)
    #expect(
      Transcript(reading, rendering: Rendering(.spoken)).stops.map(\.text) == [
        "All", "Kale, in grid", "Peas", "End, out of grid",
      ])
  }
}
