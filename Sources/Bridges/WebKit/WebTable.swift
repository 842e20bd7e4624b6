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
  private let statedRows: Int?
  private let takesFirstCells: Bool
  /// The cells that name their headers themselves.
  private(set) var naming: [(draft: Int, headers: [String])] = []
  /// The `id`s of the stops in header cells, by those of the cells.
  private var stops: [String: String] = [:]
  /// The cells of rows above that reach down.
  private var reaching = ReachingCells()

  /// Creates a table without rows.
  init(draft: Int, statedRows: Int?, takesFirstCells: Bool) {
    self.draft = draft
    self.statedRows = statedRows
    self.takesFirstCells = takesFirstCells
  }

  /// Begins the next row.
  mutating func beginRow() {
    row += 1
    column = -1
    reaching.begin(row: row)
    data.rows = max(statedRows ?? 0, row + 1)
  }

  /// Begins the next cell.
  mutating func beginCell(_ spans: TableCell?) -> TableCell {
    if row < 0 { beginRow() }
    column = reaching.free(from: column + 1, in: row)
    let cell = TableCell(
      row: row, column: column, rowSpan: spans?.rowSpan ?? 1, columnSpan: spans?.columnSpan ?? 1)
    if cell.rowSpan > 1 {
      reaching.add(column..<column + cell.columnSpan, downTo: row + cell.rowSpan - 1)
    }
    column += cell.columnSpan - 1
    data.columns = max(data.columns ?? 0, column + 1)
    return cell
  }

  /// Takes in a cell that names its headers itself.
  mutating func add(headers: [String], of draft: Int) { naming.append((draft, headers)) }

  /// Takes in by which `id` a header cell is named.
  mutating func add(cell: String, stop: String) { stops[cell] = stops[cell] ?? stop }

  /// Returns the stops that stand in header cells.
  func stops(of cells: [String]) -> [String] { cells.compactMap { stops[$0] } }

  /// Takes in a header, the first one of its row or column.
  ///
  /// WebKit tells iOS of one header a row and one a column (documented: `accessibilityHeaderElements` of
  /// WebAccessibilityObjectWrapperIOS.mm, `headerObject` of AccessibilityTableColumn.cpp): where a page has
  /// more, those below the first are heard as cells only. A row is headed by its first cell, if that is a header, and
  /// in grids by the first header (documented: `rowHeader` of AXCoreObject.cpp).
  mutating func add(_ id: String, _ header: Header, at cell: TableCell) {
    switch header {
    case .none: break
    case .row:
      if takesFirstCells, cell.column != 0 { return }
      guard let row = cell.row, headedRows.insert(row).inserted else { return }
      data.rowHeaders.append(.init(index: row, ids: [id]))
    case .column:
      guard let column = cell.column, headedColumns.insert(column).inserted else { return }
      data.columnHeaders.append(.init(index: column, ids: [id]))
    }
  }
}
