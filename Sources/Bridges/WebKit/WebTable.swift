import AccessibilityTree

/// A table of a page while it is read.
struct WebTable {
  /// What kind of cell waits for the stop that stands in it.
  enum Header { case row, column, none }

  /// The table's draft.
  let draft: Int
  private(set) var data = DataTable(rows: 0, columns: 0)
  private var headedRows: Set<Int> = []
  private var headedColumns: Set<Int> = []
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

  /// Takes in a header, the first one of its row or column.
  ///
  /// WebKit tells iOS of one header a row and one a column (documented: `accessibilityHeaderElements` of
  /// WebAccessibilityObjectWrapperIOS.mm, `headerObject` of AccessibilityTableColumn.cpp): where a page has
  /// more, those below the first are heard as cells only.
  ///
  /// - Parameters:
  ///   - id: The `id` of the stop in the header cell.
  ///   - header: Whether it heads a row or a column.
  ///   - cell: Where the header cell stands.
  mutating func add(_ id: String, _ header: Header, at cell: TableCell) {
    switch header {
    case .none: break
    case .row:
      guard let row = cell.row, headedRows.insert(row).inserted else { return }
      data.rowHeaders.append(.init(index: row, ids: [id]))
    case .column:
      guard let column = cell.column, headedColumns.insert(column).inserted else { return }
      data.columnHeaders.append(.init(index: column, ids: [id]))
    }
  }
}
