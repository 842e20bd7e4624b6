import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats
import Voices

/// What Orca's quick keys lead to and say, as the lab has recorded it.
@Suite struct OrcaQuickKeyTests {
  // What `Tests/Lab/record-orca --quick` heard on pages of such things.
  private static let shed = """
      - Start
      - role: form
        label: Order
        children:
          - {role: textbox, label: Town, description: By the sea.}
          - {role: textbox, label: Land, readOnly: true}
          - {role: switch, label: Wrap, checked: true}
          - {role: checkbox, label: Send, checked: false}
      - {role: heading, level: 2, children: [Kinds]}
      - {role: blockquote, children: [Calm]}
      - role: table
        label: Tides
        toolkitStates: [labelled-by-text]
        children:
          - {role: caption, children: [Tides]}
          - {role: row, children: [{role: cell, children: [High]}]}
      - role: list
        children:
          - {role: listitem, children: [Rake]}
          - role: listitem
            children:
              - {role: list, level: 1, children: [{role: listitem, children: [Small]}]}
    """

  static let lab: [(commands: [Command], said: [String])] = [
    ([.jump(to: "landmark")], ["Order Town entry. By the sea."]),
    // A field tells what describes it; one that is only read is passed over.
    (
      [.jump(to: "textField"), .jump(to: "textField")],
      ["Town entry. By the sea.", "Wrapping to top.", "Town entry. By the sea."]
    ),
    // A switch is a button.
    (
      [.jump(to: "button"), .jump(to: "checkbox")],
      ["Wrap switch on.", "Send check box not checked."]
    ),
    ([.jump(to: "paragraph")], ["Kinds heading level 2."]),
    ([.jump(to: "blockquote")], ["Calm."]),
    ([.jump(to: "table")], ["Tides. table with 1 row 1 column High."]),
    (
      [.jump(to: "list"), .jump(to: "list")],
      ["List with 2 items Rake.", "List with 1 item Small."]
    ),
    // An item is one thing, on and back.
    (
      [
        .jump(to: "listItem"), .jump(to: "listItem"), .jump(to: "listItem", back: true),
        .jump(to: "listItem", back: true),
      ],
      ["Rake.", "Small.", "Rake.", "Wrapping to bottom.", "Small."]
    ),
  ]

  @Test(arguments: lab)
  func aQuickKeySaysWhatTheLabHeard(_ row: (commands: [Command], said: [String])) throws {
    #expect(try said(row.commands) == row.said)
  }

  private static let ferries = """
      - Start
      - role: table
        children:
          - role: row
            children:
              - {role: columnheader, children: [{text: Time, frame: [0, 0, 40, 20]}]}
              - {role: columnheader, children: [{text: To, frame: [50, 0, 40, 20]}]}
          - role: row
            children:
              - {role: rowheader, children: [{text: '8:00', frame: [0, 30, 40, 20]}]}
              - {role: cell, children: [{text: Island, frame: [50, 30, 40, 20]}]}
          - role: row
            children:
              - {role: rowheader, children: [{text: '9:30', frame: [0, 60, 40, 20]}]}
              - {role: cell, children: [{text: Town, frame: [50, 60, 40, 20]}]}
    """

  @Test func cellsTellTheirPlaceAndNewHeaders() throws {
    let keys: [Command] = [
      .cell(.right), .jump(to: "table"), .cell(.right), .cell(.right), .cell(.down), .cell(.down),
      .cell(.left), .cell(.down),
    ]
    #expect(
      try said(keys, on: Self.ferries) == [
        "Not in a table.", "table with 3 rows 2 columns Time column header.",
        "To column header. Row 1, column 2.", "End of row.", "Island. Row 2, column 2.",
        "Town. Row 3, column 2.", "Time 9:30. Row 3, column 1.", "Bottom of column.",
      ])
  }

  /// An empty cell has its place, and the keys of tables stop there (tests of Orca 51).
  @Test func orca51StopsAtEmptyCells() throws {
    let page = """
        - Start
        - role: table
          children:
            - role: row
              children:
                - {role: cell}
                - {role: columnheader, children: [{text: Role, frame: [50, 0, 40, 20]}]}
            - role: row
              children:
                - {role: rowheader, children: [{text: Ada, frame: [0, 30, 40, 20]}]}
                - {role: cell, children: [{text: Engineer, frame: [50, 30, 40, 20]}]}
      """
    let keys: [Command] = [
      .jump(to: "table"), .cell(.down), .cell(.up), .cell(.left), .cell(.right), .cell(.down),
    ]
    #expect(
      try said(keys, on: page, by: .orca51).suffix(7) == [
        "table with 2 rows 2 columns", "Ada. row header Row 2, column 1.", "blank",
        "Row 1, column 1.", "Beginning of row.", "Role column header. Row 1, column 2.",
        "Ada row header Engineer. Row 2, column 2.",
      ])
  }

  /// Orca 51's own tests: the header of a column with its role, and how much a cell spans.
  @Test func orca51SaysHeadersAndSpansOfCells() throws {
    let page = """
        - role: table
          children:
            - role: row
              children:
                - {role: columnheader, children: [{text: P, frame: [0, 0, 40, 20]}]}
                - {role: columnheader, children: [{text: Q, frame: [50, 0, 40, 20]}]}
            - role: row
              children:
                - {role: cell, children: [{text: Three, frame: [0, 30, 40, 20]}]}
                - role: cell
                  cell: {row: 1, column: 1, columnSpan: 2}
                  children: [{text: Wide, frame: [50, 30, 90, 20]}]
      """
    let keys: [Command] = [.jump(to: "table"), .cell(.down), .cell(.right)]
    #expect(
      try said(keys, on: page, by: .orca51).suffix(2) == [
        "Three. Row 2, column 1.", "Q column header Wide. Row 2, column 2. Cell spans 2 columns",
      ])
  }

  private func said(
    _ commands: [Command], on page: String = shed, by reader: Reader? = nil
  ) throws -> [String] {
    let yaml = "platform: linux\ntoolkit: web\nelements:\n\(page)"
    let source = try SourceText(bytes: Array(yaml.utf8), path: "a.screen.yaml")
    var session = try ReaderOptions(reader: reader).session(
      on: try NativeReader().read(source).screen, app: .inert)
    _ = session.start()
    return commands.flatMap { session.perform($0) }.compactMap { event -> String? in
      guard case .utterance(let spoken) = event else { return nil }
      return spoken.utterance.fragments.map(\.text).joined(separator: " ")
    }
  }
}
