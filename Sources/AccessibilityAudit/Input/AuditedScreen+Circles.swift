import AccessibilityTree

extension AuditedScreen {
  /// Follows what elements say comes after them, and returns the circle that each way ends in.
  ///
  /// - Parameters:
  ///   - starts: The nodes that ways begin at.
  ///   - key: The fact that holds the `id` of the next element.
  /// - Returns: For each start the nodes of a circle that is met there for the first time, from where it
  ///   closes, or `nil` where the way ends or joins one that was followed before.
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
