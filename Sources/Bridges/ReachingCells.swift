/// Which columns of a table are taken by cells of rows above, and down to which row.
struct ReachingCells {
  private struct Reach {
    var columns: Range<Int>
    var lastRow: Int
  }

  // In order, none over another.
  private var reaches: [Reach] = []

  /// Forgets cells that do not reach down to a row.
  mutating func begin(row: Int) { reaches.removeAll { $0.lastRow < row } }

  /// Returns the first column from one on that no cell takes in a row.
  func free(from column: Int, in row: Int) -> Int {
    var column = column
    var place = place(of: column)
    while place < reaches.count, reaches[place].columns.contains(column),
      reaches[place].lastRow >= row
    {
      column = reaches[place].columns.upperBound
      place += 1
    }
    return column
  }

  /// Takes in a cell that reaches down to a row; it takes its columns from cells that reached there before.
  mutating func add(_ columns: Range<Int>, downTo lastRow: Int) {
    if columns.isEmpty { return }
    let first = place(of: columns.lowerBound)
    var end = first
    var parts: [Reach] = []
    while end < reaches.count, reaches[end].columns.lowerBound < columns.upperBound {
      let old = reaches[end]
      if old.columns.lowerBound < columns.lowerBound {
        parts.append(
          Reach(columns: old.columns.lowerBound..<columns.lowerBound, lastRow: old.lastRow))
      }
      end += 1
    }
    parts.append(Reach(columns: columns, lastRow: lastRow))
    if end > first, reaches[end - 1].columns.upperBound > columns.upperBound {
      parts.append(
        Reach(
          columns: columns.upperBound..<reaches[end - 1].columns.upperBound,
          lastRow: reaches[end - 1].lastRow))
    }
    reaches.replaceSubrange(first..<end, with: parts)
  }

  // The first reach that ends after a column.
  private func place(of column: Int) -> Int {
    var (low, high) = (0, reaches.count)
    while low < high {
      let middle = (low + high) / 2
      if reaches[middle].columns.upperBound > column { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
