internal import AccessibilityTree
internal import Documents

/// The cells and headers of a hierarchy's data tables.
///
/// Newer dumps list the cells at the table, headers as places among the table's children; older ones say
/// at each cell where it stands, headers by their words.
struct AccessibilitySnapshotTables {
  private typealias Item = AccessibilitySnapshotItems.Item

  /// The headers of one table: items by row and by column.
  private struct Headers {
    var rows: Int?
    var columns: Int?
    var ofRows: [Int: [Int]] = [:]
    var ofColumns: [Int: [Int]] = [:]
  }

  /// That an item is a header of a row or column.
  private struct Link: Hashable {
    var table: Int
    var isRow: Bool
    var index: Int
    var header: Int
  }

  private var links: Set<Link> = []
  private var cells: [Int: TableCell] = [:]
  private var headers: [Int: Headers] = [:]
  private var ids: [Int: String] = [:]

  /// Finds the tables among the items.
  ///
  /// - Complexity: O(n) in the number of items.
  init(_ items: [AccessibilitySnapshotItems.Item]) {
    var children: [Int: [Int]] = [:]
    for (index, item) in items.enumerated() where item.isContainer {
      if let table = item.node["type"]?["dataTable"] {
        headers[index] = Headers(
          rows: Self.count(table["rowCount"]), columns: Self.count(table["columnCount"]))
        children[index] = []
      }
    }
    if headers.isEmpty { return }
    for (index, item) in items.enumerated() { children[Int(item.parent)]?.append(index) }
    for (table, members) in children {
      if let listed = items[table].node["type"]?["dataTable"]?["cells"]?.items, !listed.isEmpty {
        take(listed, of: members, in: table, items)
      } else {
        takeContexts(of: members, in: table, items)
      }
    }
    nameHeaders(items)
  }

  /// Returns where an item stands in its table, or `nil` for one that is no cell.
  func cell(of item: Int) -> TableCell? { cells[item] }

  /// Returns the identifier of a header, or `nil` for an item that is none.
  func id(of item: Int) -> String? { ids[item] }

  /// Returns the table that an item is, or `nil`.
  func table(of item: Int) -> DataTable? {
    guard let found = headers[item] else { return nil }
    let named = { (headers: [Int: [Int]]) in
      headers.sorted { $0.key < $1.key }.map {
        DataTable.Headers(index: $0.key, ids: $0.value.compactMap { ids[$0] })
      }
    }
    return DataTable(
      rows: found.rows, columns: found.columns, rowHeaders: named(found.ofRows),
      columnHeaders: named(found.ofColumns))
  }

  private mutating func take(
    _ listed: [DocumentNode], of members: [Int], in table: Int, _ items: [Item]
  ) {
    for (member, info) in zip(members, listed) where info.kind == .mapping {
      let row = Self.count(info["row"])
      let column = Self.count(info["column"])
      cells[member] = TableCell(
        row: row, column: column, rowSpan: Self.span(info["rowSpan"]),
        columnSpan: Self.span(info["columnSpan"]))
      let found = { (key: String) in
        (info[key]?.items ?? []).compactMap { place in
          Self.count(place).flatMap { $0 < members.count ? members[$0] : nil }
        }.filter { !items[$0].isContainer }
      }
      add(found("rowHeaderChildIndices"), isRow: true, row, table)
      add(found("columnHeaderChildIndices"), isRow: false, column, table)
    }
  }

  private mutating func takeContexts(of members: [Int], in table: Int, _ items: [Item]) {
    var byWords: [[String?]: Int] = [:]
    // A container within the table, such as another one, is no header of it.
    for member in members where !items[member].isContainer {
      let words = Self.words(items[member].node)
      if byWords[words] == nil { byWords[words] = member }
    }
    for member in members {
      guard let cell = items[member].node["context"]?["dataTableCell"] else { continue }
      let row = Self.count(cell["row"])
      let column = Self.count(cell["column"])
      cells[member] = TableCell(
        row: row, column: column, rowSpan: Self.span(cell["height"]),
        columnSpan: Self.span(cell["width"]))
      let found = { (key: String) in
        (cell[key]?.items ?? []).compactMap { byWords[Self.words($0)] }
      }
      add(found("rowHeaders"), isRow: true, row, table)
      add(found("columnHeaders"), isRow: false, column, table)
    }
  }

  private mutating func add(_ found: [Int], isRow: Bool, _ index: Int?, _ table: Int) {
    guard let index else { return }
    for header in found {
      let link = Link(table: table, isRow: isRow, index: index, header: header)
      guard links.insert(link).inserted else { continue }
      if isRow {
        headers[table]?.ofRows[index, default: []].append(header)
      } else {
        headers[table]?.ofColumns[index, default: []].append(header)
      }
    }
  }

  /// Headers are found by identifiers, which only some apps set.
  private mutating func nameHeaders(_ items: [Item]) {
    var counts: [String: Int] = [:]
    for item in items { if let id = Self.id(item.node) { counts[id, default: 0] += 1 } }
    let all = headers.values.flatMap { Array($0.ofRows.values) + Array($0.ofColumns.values) }
    for item in Set(all.joined()).sorted() {
      if let own = Self.id(items[item].node), counts[own] == 1 {
        ids[item] = own
        continue
      }
      var name = "header-\(ids.count + 1)"
      while counts[name] != nil { name += "-" }
      counts[name] = 1
      ids[item] = name
    }
  }

  private static func id(_ node: DocumentNode) -> String? {
    guard let id = node["identifier"], !id.isNull else { return nil }
    return id.text.nonblank
  }

  private static func words(_ node: DocumentNode) -> [String?] {
    ["label", "value"].map { key in
      node[key].flatMap { $0.isNull ? nil : $0.text.nonblank }
    }
  }

  /// A row, column or count; `NSNotFound` and what is no such number are `nil`.
  private static func count(_ node: DocumentNode?) -> Int? {
    guard let number = node?.looseNumber, let count = Int(exactly: number),
      (0..<1_000_000_000).contains(count)
    else { return nil }
    return count
  }

  private static func span(_ node: DocumentNode?) -> Int { max(1, count(node) ?? 1) }
}
