import AccessibilityTree

/// A table of a page while it is read: how many rows and columns it has, and which cells head its columns.
struct ChromiumTable {
  /// The table's draft.
  let draft: Int
  private var rows = 0
  private var columns = 0
  private var column = 0
  private var rowHeaders: [DataTable.Headers] = []
  private var columnHeaders: [DataTable.Headers] = []
  private var headedRows: Set<Int> = []
  private var headed: Set<Int> = []
  /// The cells of rows above that reach down.
  private var reaching = ReachingCells()
  /// What the page says of the table's size.
  private let stated: DataTable?
  /// Whether cells stand where the page says that they do.
  private let takesPlaces: Bool

  /// Creates a table without rows.
  init(draft: Int, stated: DataTable?, takesPlaces: Bool) {
    self.draft = draft
    self.stated = stated
    self.takesPlaces = takesPlaces
  }

  /// Begins the next row.
  mutating func beginRow() {
    rows += 1
    column = 0
    reaching.begin(row: rows)
  }

  /// Begins the next cell; one outside of any row begins one.
  mutating func beginCell(_ own: TableCell?) -> TableCell {
    if rows == 0 { beginRow() }
    column = reaching.free(from: column, in: rows)
    var place = TableCell(
      row: rows - 1, column: column, rowSpan: own?.rowSpan ?? 1,
      columnSpan: own?.columnSpan ?? 1)
    if place.rowSpan > 1 {
      reaching.add(column..<column + place.columnSpan, downTo: rows + place.rowSpan - 1)
    }
    column += place.columnSpan
    columns = max(columns, column)
    if takesPlaces {
      place.row = own?.row ?? place.row
      place.column = own?.column ?? place.column
    }
    return place
  }

  /// Takes in the header of a row, the first one of it; returns whether it is that.
  mutating func addRow(_ id: String, at cell: TableCell) -> Bool {
    guard let row = cell.row, headedRows.insert(row).inserted else { return false }
    rowHeaders.append(.init(index: row, ids: [id]))
    return true
  }

  /// Takes in the header of a column, the first one of it.
  mutating func add(_ id: String, at cell: TableCell) {
    guard let column = cell.column, headed.insert(column).inserted else { return }
    columnHeaders.append(.init(index: column, ids: [id]))
  }

  /// The table as it is told.
  var data: DataTable {
    DataTable(
      rows: stated?.rows ?? rows, columns: stated?.columns ?? columns, rowHeaders: rowHeaders,
      columnHeaders: columnHeaders)
  }
}
