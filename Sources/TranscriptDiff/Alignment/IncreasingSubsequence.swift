/// The longest chain of pairs that ascends on both sides.
enum IncreasingSubsequence {
  /// Returns which of some pairs form a longest chain.
  ///
  /// - Complexity: O(n log n).
  static func indices(of pairs: [(old: Int, new: Int)]) -> [Int] {
    // By the length of a chain, the pair with the smallest end among chains of that length.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var chosen: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
      chosen.append(index)
      index = previous[index]
    }
    return chosen.reversed()
  }
}
