extension FlatTree {
  /// Takes a node and all below it out of the tree.
  ///
  /// Nodes behind it move forward by the number of nodes that are gone.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: The indices that are gone.
  /// - Complexity: O(n) in the number of nodes.
  @inlinable
  @discardableResult
  public mutating func remove(_ index: Int) -> Range<Int> {
    let range = index..<end(of: index)
    splice(out: range)
    return range
  }

  /// Puts nodes below another one, or at the outermost level.
  ///
  /// Nodes behind the place move back by the number of new nodes.
  ///
  /// - Parameters:
  ///   - subtree: The nodes to put in.
  ///   - parent: The node below which they go, or `nil` for the outermost level.
  ///   - position: Before which child they go, counted from 0; behind the last one when `nil` or past it.
  /// - Returns: The indices of the new nodes.
  /// - Complexity: O(n) in the number of nodes.
  @inlinable
  @discardableResult
  public mutating func insert(
    _ subtree: FlatTree, into parent: Int?, at position: Int? = nil
  ) -> Range<Int> {
    var place = parent.map(end(of:)) ?? count
    var counted = 0
    for child in parent.map(children(of:)) ?? roots {
      if counted == position {
        place = child
        break
      }
      counted += 1
    }
    splice(in: subtree, at: place, below: parent)
    return place..<(place + subtree.count)
  }

  @inlinable
  mutating func splice(out range: Range<Int>) {
    let shift = Int32(range.count)
    stored.removeSubrange(range)
    parents.removeSubrange(range)
    ends.removeSubrange(range)
    for index in ends.indices {
      if ends[index] > range.lowerBound {
        ends[index] -= min(shift, ends[index] - Int32(range.lowerBound))
      }
      if parents[index] >= range.upperBound { parents[index] -= shift }
    }
  }

  @inlinable
  mutating func splice(in subtree: FlatTree, at place: Int, below parent: Int?) {
    let shift = Int32(subtree.count)
    for index in ends.indices {
      // A node that ends right where the new ones go holds them only if they are put below it.
      let holds = parent.map { isOrHolds(index, $0) } ?? false
      if Int(ends[index]) > place || (Int(ends[index]) == place && holds) { ends[index] += shift }
      if Int(parents[index]) >= place { parents[index] += shift }
    }
    stored.insert(contentsOf: subtree.stored, at: place)
    ends.insert(contentsOf: subtree.ends.map { $0 + Int32(place) }, at: place)
    parents.insert(
      contentsOf: subtree.parents.map { $0 < 0 ? Int32(parent ?? -1) : $0 + Int32(place) },
      at: place)
  }

  // Asked of the tree before any of its ends has moved past the node in question.
  @inlinable
  func isOrHolds(_ index: Int, _ node: Int) -> Bool {
    index <= node && node < Int(ends[index])
  }
}
