extension FlatTree {
  /// What happens to a node when a tree is filtered.
  public enum Selection: Sendable {
    /// The node stays.
    case include
    /// The node is removed, and its children take its place.
    case excludeNode
    /// The node and its descendants are removed.
    case excludeSubtree
  }

  /// Removes nodes from the tree, in place.
  ///
  /// - Parameter selection: Decides about a node, which it may change. It is called in document order, and not for
  ///   descendants of a removed subtree.
  /// - Returns: For each original node, its new index or -1.
  /// - Complexity: O(n) in the number of nodes.
  @inlinable
  @discardableResult
  public mutating func filter(
    _ selection: (_ index: Int, _ node: inout Node) -> Selection
  ) -> [Int32] {
    var places = [Int32](repeating: -1, count: stored.count)
    // The nodes that stay move to the front, and their ends with them: what is kept of the nodes inside of
    // one stands right behind it.
    var kept: [Int32] = []
    var around: [Int32] = []
    var opened: [(node: Int, end: Int)] = []
    var index = 0
    while index < stored.count {
      while let last = opened.last, last.end <= index {
        kept[last.node] = Int32(kept.count)
        opened.removeLast()
      }
      switch selection(index, &stored[index]) {
      case .include:
        stored.swapAt(kept.count, index)
        places[index] = Int32(kept.count)
        around.append(Int32(opened.last?.node ?? -1))
        opened.append((kept.count, Int(ends[index])))
        kept.append(Int32(kept.count + 1))
      case .excludeNode: break
      case .excludeSubtree:
        index = Int(ends[index])
        continue
      }
      index += 1
    }
    for last in opened { kept[last.node] = Int32(kept.count) }
    stored.removeLast(stored.count - kept.count)
    parents = around
    ends = kept
    open = []
    return places
  }
}
