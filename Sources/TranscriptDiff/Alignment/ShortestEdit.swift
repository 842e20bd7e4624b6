/// The fewest insertions and removals between two sequences (Myers' algorithm), if they are few.
enum ShortestEdit {
  /// Past so many edits the search is given up: its time grows with their square.
  static let maximumEdits = 256

  /// Returns the pairs of equal items that the fewest edits keep, or `nil` past ``maximumEdits``.
  static func pairs(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [(old: Int, new: Int)]? {
    guard abs(old.count - new.count) <= maximumEdits else { return nil }
    // `reach[k + limit + 1]` is how far the old side was followed on the diagonal k = old - new.
    let limit = min(maximumEdits, old.count + new.count)
    var reach = [Int](repeating: 0, count: 2 * limit + 3)
    var history: [ArraySlice<Int>] = []
    for edits in 0...limit {
      history.append(reach[(limit + 1 - edits)...(limit + 1 + edits)])
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let middle = diagonal + limit + 1
        let isInsertion =
          diagonal == -edits || diagonal != edits && reach[middle - 1] < reach[middle + 1]
        var x = isInsertion ? reach[middle + 1] : reach[middle - 1] + 1
        var y = x - diagonal
        while x < old.count, y < new.count,
          old[old.startIndex + x] >= 0, old[old.startIndex + x] == new[new.startIndex + y]
        {
          x += 1
          y += 1
        }
        reach[middle] = x
        if x >= old.count, y >= new.count {
          return retrace(history, x, y, old.startIndex, new.startIndex, limit)
        }
      }
    }
    return nil
  }

  private static func retrace(
    _ history: [ArraySlice<Int>], _ x: Int, _ y: Int, _ oldStart: Int, _ newStart: Int, _ limit: Int
  ) -> [(old: Int, new: Int)] {
    var (x, y) = (x, y)
    var pairs: [(old: Int, new: Int)] = []
    for edits in stride(from: history.count - 1, through: 0, by: -1) {
      let reach = history[edits]
      func at(_ diagonal: Int) -> Int {
        let index = diagonal + limit + 1
        return reach.indices.contains(index) ? reach[index] : 0
      }
      let diagonal = x - y
      let isInsertion =
        diagonal == -edits || diagonal != edits && at(diagonal - 1) < at(diagonal + 1)
      let startX = edits == 0 ? 0 : isInsertion ? at(diagonal + 1) : at(diagonal - 1) + 1
      while x > startX {
        x -= 1
        y -= 1
        pairs.append((oldStart + x, newStart + y))
      }
      if edits > 0 { if isInsertion { y -= 1 } else { x -= 1 } }
    }
    return pairs.reversed()
  }
}
