import Walk

/// Rows of text in columns as wide as their widest cell.
struct TextTable {
  private let rows: [[String]]

  /// Creates a table.
  ///
  /// - Parameter rows: The cells, safe to show, as many in each row.
  init(_ rows: [[String]]) { self.rows = rows }

  /// The lines, without spaces at their ends.
  var lines: [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.count > column ? DisplayWidth.columns(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let gap = widths[column] - DisplayWidth.columns(of: cell) + 2
        line += cell + String(repeating: " ", count: gap)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The table in UTF-8 with a line feed after each row.
  var bytes: [UInt8] { lines.flatMap { Array("\($0)\n".utf8) } }
}
