/// A table in Markdown whose columns stand in line, so that it reads well in a terminal, too.
struct MarkdownTable {
  private let heads: [String]
  private var rows: [[String]] = []

  /// Creates a table without rows.
  init(_ heads: [String]) { self.heads = heads }

  /// Adds a row.
  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The lines of the table; numbers stand to the right.
  var lines: [String] {
    let widths = heads.indices.map { column in
      ([heads] + rows).map { $0[column].count }.max() ?? 0
    }
    let isNumeric = heads.indices.map { column in
      rows.contains { $0[column].first?.isNumber == true }
        && rows.allSatisfy { $0[column].isEmpty || $0[column].first?.isNumber == true }
    }
    func line(_ cells: [String]) -> String {
      let padded = cells.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - cells[column].count)
        return isNumeric[column] ? space + cells[column] : cells[column] + space
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    let rule = heads.indices.map { column in
      String(repeating: "-", count: widths[column]) + (isNumeric[column] ? ":" : " ")
    }
    return [line(heads), "| " + rule.joined(separator: "| ") + "|"] + rows.map(line)
  }
}
