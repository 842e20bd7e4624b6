import AccessibilityTree

/// A table of a page while it is read: how many rows and columns it has, and which cells head its columns.
struct ChromiumTable {
  /// The table's draft.
  let draft: Int
  private var rows = 0
  private var columns = 0
  private var column = 0
  private var headers: [DataTable.Headers] = []
  private var headed: Set<Int> = []
  /// What the page says of the table's size.
  private let stated: DataTable?

  /// Creates a table without rows.
  ///
  /// - Parameters:
  ///   - draft: The table's draft.
  ///   - stated: What the page says of its size, or `nil`.
  init(draft: Int, stated: DataTable?) {
    self.draft = draft
    self.stated = stated
  }

  /// Begins the next row.
  mutating func beginRow() {
    rows += 1
    column = 0
  }

  /// Begins the next cell; one outside of any row begins one.
  ///
  /// - Parameter spans: How many rows and columns it spans, or `nil` for one.
  /// - Returns: Where it stands.
  mutating func beginCell(_ spans: TableCell?) -> TableCell {
    if rows == 0 { beginRow() }
    let place = TableCell(
      row: rows - 1, column: column, rowSpan: spans?.rowSpan ?? 1,
      columnSpan: spans?.columnSpan ?? 1)
    column += place.columnSpan
    columns = max(columns, column)
    return place
  }

  /// Takes in the header of a column, the first one of it.
  ///
  /// - Parameters:
  ///   - id: The `id` of the object in the header cell.
  ///   - cell: Where the header cell stands.
  mutating func add(_ id: String, at cell: TableCell) {
    guard let column = cell.column, headed.insert(column).inserted else { return }
    headers.append(.init(index: column, ids: [id]))
  }

  /// The table as AT-SPI tells it.
  var data: DataTable {
    DataTable(
      rows: stated?.rows ?? rows, columns: stated?.columns ?? columns, columnHeaders: headers)
  }
}
