import AccessibilityTree

/// The cells and headers of one data table.
struct TableContext {
  private struct Place: Hashable {
    var row: Int
    var column: Int
  }

  private let tree: ElementTree
  private let rowHeaders: [Int: [String]]
  private let columnHeaders: [Int: [String]]
  private var cells: [Place: Int] = [:]
  private var firstColumns: [Int: Int] = [:]
  private var indicesByID: [String: Int]

  /// Finds the cells of every table.
  static func all(in tree: ElementTree, _ order: ReadingOrder) -> [Int: TableContext] {
    var tables: [Int: TableContext] = [:]
    var indicesByID: [String: Int]?
    for (index, container) in order.containers.enumerated() {
      guard case .table = container.kind else { continue }
      let indices = indicesByID ?? tree.indicesByID()
      indicesByID = indices
      tables[index] = TableContext(tree, container, order, indices)
    }
    return tables
  }

  private init(
    _ tree: ElementTree, _ container: ContainerContext, _ order: ReadingOrder,
    _ indicesByID: [String: Int]
  ) {
    self.tree = tree
    let table = tree[container.element].table ?? DataTable()
    self.rowHeaders = Self.ids(of: table.rowHeaders)
    self.columnHeaders = Self.ids(of: table.columnHeaders)
    self.indicesByID = indicesByID
    guard container.first <= container.last else { return }
    let inside = tree.descendants(of: container.element)
    for stop in order.stops[container.first...container.last] {
      for element in stop.parts {
        // A line may go on outside of the table.
        guard stop.others.isEmpty || inside.contains(element), let cell = tree[element].cell,
          let row = cell.row, let column = cell.column
        else { continue }
        let place = Place(row: row, column: column)
        if cells[place] == nil { cells[place] = element }
        firstColumns[row] = min(column, firstColumns[row] ?? column)
      }
    }
  }

  /// Each cell says its headers: without an end to them, a hostile table would be heard for ever.
  private static let mostHeaders = 64

  private static func ids(of headers: [DataTable.Headers]) -> [Int: [String]] {
    var ids: [Int: [String]] = [:]
    for part in headers {
      let room = mostHeaders - (ids[part.index]?.count ?? 0)
      ids[part.index, default: []] += part.ids.prefix(room)
    }
    return ids
  }

  /// Returns the context of a cell, or `nil` for an element that is none.
  ///
  /// The rules are AccessibilitySnapshot's (measured): a row is told, and its headers are, only at its
  /// first cell; the header right above such a cell is not repeated; nothing is a header of itself.
  func cell(_ element: Int) -> CellContext? {
    guard let cell = tree[element].cell else { return nil }
    let isFirst = cell.column != nil && cell.row.map { firstColumns[$0] } == cell.column
    var ids: [(id: String, isRow: Bool)] = []
    let isNaming = !cell.headers.isEmpty
    if isFirst, !isNaming, let row = cell.row { ids += (rowHeaders[row] ?? []).map { ($0, true) } }
    ids += columnHeaders(of: cell).map { ($0, false) }
    var answered: [CellContext.Header] = []
    var taken = TakenWords()
    for (id, isRow) in ids {
      guard let header = indicesByID[id], header != element else { continue }
      let place = tree[header].cell
      if isRow {
        guard let row = place?.row, let column = place?.column,
          cells[Place(row: row, column: column)] == header
        else { continue }
      } else if isFirst, !isNaming, let row = cell.row, place?.row == row - 1,
        place?.column == cell.column
      {
        continue
      }
      let words = CellContext.Header(
        label: taken.take(tree[header].label ?? ""), value: taken.take(tree[header].value ?? ""),
        language: tree[header].language)
      if !words.label.isEmpty || !words.value.isEmpty { answered.append(words) }
    }
    return CellContext(
      headers: answered,
      row: isFirst ? cell.row.map { $0 + 1 } : nil,
      column: cell.column.map { $0 + 1 },
      rowSpan: cell.row != nil && cell.rowSpan > 1 ? cell.rowSpan : nil,
      columnSpan: cell.column != nil && cell.columnSpan > 1 ? cell.columnSpan : nil)
  }

  /// Returns all headers of a cell, wherever it stands in its row; nothing is a header of itself.
  func headers(of element: Int) -> CellContext.All {
    var all = CellContext.All()
    guard let cell = tree[element].cell else { return all }
    var taken = TakenWords()
    func found(_ ids: [String]?) -> [CellContext.Header] {
      (ids ?? []).compactMap { id in
        guard let header = indicesByID[id], tree[header].cell != cell,
          let label = tree[header].label
        else { return nil }
        let words = taken.take(label)
        return words.isEmpty
          ? nil : CellContext.Header(label: words, value: "", language: tree[header].language)
      }
    }
    if let row = cell.row { all.row = found(rowHeaders[row]) }
    all.column = found(columnHeaders(of: cell))
    return all
  }

  /// The `id`s of the headers above a cell: those that it names itself, else those of its column.
  private func columnHeaders(of cell: TableCell) -> [String] {
    if !cell.headers.isEmpty { return Array(cell.headers.prefix(Self.mostHeaders)) }
    return cell.column.flatMap { columnHeaders[$0] } ?? []
  }
}
