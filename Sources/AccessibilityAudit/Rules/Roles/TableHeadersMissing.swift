import AccessibilityTree
import Documents

struct TableHeadersMissing: ScreenRule {
  static let page = RulePage(
    "table-headers-missing", .roles, .warning, .high,
    title: "Table has no headers",
    why: "A listener who moves from cell to cell hears only values, without their row and column.",
    repair: """
      Specify the header elements of the rows or the columns.
      """,
    guidelines: [.wcag("1.3.1", .a), .apple("UIAccessibilityContainerDataTable")],
    varies: "A note if only the row headers are missing.",
    failing: """
      - container: table
        table: {rows: 4, columns: 4}
        children:
          - {text: "12", cell: {row: 1, column: 1}}
      """,
    passing: """
      - container: table
        table: {rows: 4, columns: 4, columnHeaders: {1: [may]}}
        children:
          - {id: may, text: May, cell: {row: 0, column: 1}}
          - {text: "12", cell: {row: 1, column: 1}}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count {
      // A list may tell how many items it has in the same way, and has no columns to head.
      guard let table = screen.tree[node].table, screen.tree[node].container != .list,
        screen.omission(of: node) == nil
      else { continue }
      // What scrolls on Android may tell that it is a collection and nothing of its rows and columns.
      if screen.toolkit == .android, table.rows == nil, table.columns == nil { continue }
      // A pager or a carousel tells its pages as one row or one column, and has nothing to head.
      if (table.rows ?? 2) <= 1 || (table.columns ?? 2) <= 1 { continue }
      // In a small table the headers are still in the ear.
      let size = (table.rows ?? 4, table.columns ?? 4)
      if size.0 <= 3, size.1 <= 3 { continue }
      if table.rowHeaders.isEmpty, table.columnHeaders.isEmpty {
        findings.fail(node, Self.message(table))
      } else if table.rowHeaders.isEmpty, screen.toolkit == .web, Self.hasEmptyCorner(node, screen)
      {
        findings.fail(node, Self.messageOfRows, severity: .note)
      } else {
        findings.pass()
      }
    }
  }
}

extension TableHeadersMissing {
  /// Whether the top-left cell is empty and the cells below it have text, so that these name their rows.
  private static func hasEmptyCorner(_ table: Int, _ screen: AuditedScreen) -> Bool {
    var (corner, isHeaded) = (false, false)
    var names: Set<Int> = []
    for node in (table + 1..<screen.tree.end(of: table)).prefix(mostParts) {
      guard let cell = screen.tree[node].cell, let row = cell.row, let column = cell.column else {
        continue
      }
      let hasWords = (node..<screen.tree.end(of: node)).contains {
        screen.tree[$0].label?.contains(where: \.isLetter) == true
      }
      if row == 0, column == 0 { corner = corner || hasWords }
      if row == 0, column > 0 { isHeaded = isHeaded || hasWords }
      if row > 0, column == 0, hasWords { names.insert(row) }
    }
    return !corner && isHeaded && names.count >= 3
  }

  /// The maximum number of nodes of a table to check (ours).
  private static let mostParts = 2000

  private static let messageOfRows = FindingText(
    "The first cells name the rows but are not headers, so a listener who goes down a column does not hear them.",
    repair: "Make them <th scope=\"row\">.")

  private static func message(_ table: DataTable) -> FindingText {
    let size = [table.rows.map { "\($0) rows" }, table.columns.map { "\($0) columns" }]
      .compactMap(\.self).joined(separator: " and ")
    return FindingText(
      "The table\(size.isEmpty ? "" : " of \(size)") has no headers, so a listener hears only "
        + "the values of its cells.",
      repair: "Specify the headers of its rows or columns.")
  }
}
