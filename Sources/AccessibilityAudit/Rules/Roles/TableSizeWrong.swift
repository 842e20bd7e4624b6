import AccessibilityTree
import Documents

struct TableSizeWrong: ScreenRule {
  static let page = RulePage(
    "table-size-wrong", .roles, .error, .high,
    title: "Table cell out of range or duplicated",
    why: "The listener hears a wrong row and column, or the same position for two cells.",
    repair: "Make the size of the table and the positions of its cells agree.",
    guidelines: [.wcag("1.3.1", .a), .apple("UIAccessibilityContainerDataTable")],
    failing: """
      - container: table
        table: {rows: 2, columns: 2}
        children:
          - {text: "12", cell: {row: 2, column: 0}}
      """,
    passing: """
      - container: table
        table: {rows: 2, columns: 2}
        children:
          - {text: "12", cell: {row: 1, column: 0}}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var owners: [Place: Int] = [:]
    for node in screen.elements {
      guard let cell = screen.tree[node].cell,
        let owner = screen.ancestors(of: node).first(where: { screen.tree[$0].table != nil }),
        let table = screen.tree[owner].table
      else { continue }
      let isOutside =
        Self.ends(cell.row, cell.rowSpan, after: table.rows)
        || Self.ends(cell.column, cell.columnSpan, after: table.columns)
      if isOutside {
        findings.fail(node, Self.outside(cell, table))
        continue
      }
      guard let row = cell.row, let column = cell.column else { continue }
      let place = Place(table: owner, row: row, column: column)
      if let other = owners[place] {
        findings.fail(node, Self.twice(row, column), related: [other])
      } else {
        owners[place] = node
        findings.pass()
      }
    }
  }

  private static func ends(_ place: Int?, _ span: Int, after size: Int?) -> Bool {
    guard let place, let size else { return false }
    return place + span > size
  }

  private struct Place: Hashable {
    var table: Int
    var row: Int
    var column: Int
  }
}

extension TableSizeWrong {
  private static func outside(_ cell: TableCell, _ table: DataTable) -> FindingText {
    let row = cell.row.map { "row \($0 + 1)" }
    let column = cell.column.map { "column \($0 + 1)" }
    let place = [row, column].compactMap(\.self).joined(separator: ", ")
    let size = [table.rows.map { "\($0) rows" }, table.columns.map { "\($0) columns" }]
      .compactMap(\.self).joined(separator: " and ")
    return FindingText(
      "The cell is in \(place), but the table has \(size).",
      repair: "Correct the position of the cell or the size of the table.")
  }

  private static func twice(_ row: Int, _ column: Int) -> FindingText {
    FindingText(
      "Two cells are in row \(row + 1), column \(column + 1).",
      repair: "Give each a different position.")
  }
}
