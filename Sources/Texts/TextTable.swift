/// Rows of text in columns as wide as their widest cell, where there is room for that.
package struct TextTable {
  private let rows: [[String]]
  private let room: Int?

  /// What stands between two columns.
  private static let gap = 2

  /// Creates a table, `nil` columns wide where there is no edge.
  package init(_ rows: [[String]], room: Int?) {
    self.rows = rows
    self.room = room
  }

  /// The lines, without spaces at their ends.
  package var lines: [String] {
    let widths = widths
    return rows.flatMap { row in
      let cells = zip(row, widths).map { cell, width in
        DisplayWidth.columns(of: cell) <= width ? [cell] : TextWrap.lines(cell, width: width)
      }
      return (0..<(cells.map(\.count).max() ?? 0)).map { number in
        var line = ""
        for (cell, width) in zip(cells, widths) {
          let text = number < cell.count ? cell[number] : ""
          let rest = width - DisplayWidth.columns(of: text) + Self.gap
          line += text + String(repeating: " ", count: max(0, rest))
        }
        while line.last == " " { line.removeLast() }
        return line
      }
    }
  }

  /// The widths of the columns: the narrow ones keep theirs, the others share what is left.
  private var widths: [Int] {
    let count = rows.map(\.count).max() ?? 0
    var widths = (0..<count).map { column in
      rows.map { $0.count > column ? DisplayWidth.columns(of: $0[column]) : 0 }.max() ?? 0
    }
    guard let room, count > 0 else { return widths }
    var left = max(count, room - Self.gap * (count - 1))
    if widths.reduce(0, +) <= left { return widths }
    let narrowFirst = widths.indices.sorted { (widths[$0], $0) < (widths[$1], $1) }
    for (place, column) in narrowFirst.enumerated() {
      widths[column] = min(widths[column], max(1, left / (count - place)))
      left -= widths[column]
    }
    return widths
  }

  /// The table in UTF-8 with a line feed after each row.
  package var bytes: [UInt8] { lines.flatMap { Array("\($0)\n".utf8) } }
}
