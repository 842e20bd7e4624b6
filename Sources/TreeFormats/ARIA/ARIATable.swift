internal import AccessibilityTree

/// A table of a page while it is read.
struct ARIATable {
  /// What kind of cell waits for the stop that stands in it.
  enum Header { case row, column, none }

  /// The table's draft.
  let draft: Int
  private(set) var data = DataTable(rows: 0, columns: 0)
  private var row = -1
  private var column = -1

  /// Creates a table without rows.
  ///
  /// - Parameter draft: The table's draft.
  init(draft: Int) { self.draft = draft }

  /// Begins the next row.
  mutating func beginRow() {
    row += 1
    column = -1
    data.rows = row + 1
  }

  /// Begins the next cell.
  ///
  /// - Returns: Where it stands; a cell outside of any row begins one.
  mutating func beginCell() -> TableCell {
    if row < 0 { beginRow() }
    column += 1
    data.columns = max(data.columns ?? 0, column + 1)
    return TableCell(row: row, column: column)
  }

  /// Takes in a header.
  ///
  /// - Parameters:
  ///   - id: The `id` of the stop in the header cell.
  ///   - header: Whether it heads a row or a column.
  ///   - cell: Where the header cell stands.
  mutating func add(_ id: String, _ header: Header, at cell: TableCell) {
    switch header {
    case .none: break
    case .row: Self.add(id, to: cell.row, of: &data.rowHeaders)
    case .column: Self.add(id, to: cell.column, of: &data.columnHeaders)
    }
  }

  private static func add(
    _ id: String, to index: Int?, of headers: inout [DataTable.Headers]
  ) {
    guard let index else { return }
    if let last = headers.indices.last, headers[last].index == index {
      headers[last].ids.append(id)
    } else {
      headers.append(.init(index: index, ids: [id]))
    }
  }
}
