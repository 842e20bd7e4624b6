import AccessibilityTree

extension AuditedScreen {
  /// Follows what elements say comes after them, and returns the circle that each way ends in.
  ///
  /// - Complexity: O(n) in the number of nodes.
  func circles(from starts: [Int], following key: FactKey) -> [[Int]?] {
    let indices = tree.indicesByID()
    var settled: Set<Int> = []
    return starts.map { start in
      var way: [Int] = []
      var onWay: Set<Int> = []
      var node: Int? = start
      while let current = node, !settled.contains(current), onWay.insert(current).inserted {
        way.append(current)
        node = facts(current).text(key).flatMap { indices[$0] }
      }
      settled.formUnion(way)
      guard let meeting = node, onWay.contains(meeting), let from = way.firstIndex(of: meeting)
      else { return nil }
      return Array(way[from...])
    }
  }
}
