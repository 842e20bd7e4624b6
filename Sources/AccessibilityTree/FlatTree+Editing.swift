extension FlatTree {
  /// Removes a node and its descendants from the tree.
  ///
  /// Later nodes move forward by the number of removed nodes.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: The removed indices.
  /// - Complexity: O(n) in the number of nodes.
  @inlinable
  @discardableResult
  public mutating func remove(_ index: Int) -> Range<Int> {
    let range = index..<end(of: index)
    splice(out: range)
    return range
  }

  /// Takes siblings and all below them out of the tree.
  ///
  /// - Complexity: O(n) in the number of nodes.
  @inlinable
  package mutating func remove(_ siblings: Range<Int>) { splice(out: siblings) }

  /// Returns a node with all below it, as a tree of its own.
  ///
  /// - Complexity: O(m) in the number of its nodes.
  @inlinable
  package func subtree(at index: Int) -> FlatTree {
    var tree = FlatTree()
    let range = index..<end(of: index)
    tree.stored = Array(stored[range])
    tree.parents = parents[range].map { max(-1, $0 - Int32(index)) }
    tree.parents[0] = -1
    tree.ends = ends[range].map { $0 - Int32(index) }
    return tree
  }

  /// Inserts nodes below a parent, or at the outermost level.
  ///
  /// Later nodes move back by the number of new nodes.
  ///
  /// - Parameters:
  ///   - subtree: The nodes to insert.
  ///   - parent: The parent of the new nodes, or `nil` for the outermost level.
  ///   - position: The index of the child to insert before, counted from 0; `nil` or a larger number appends.
  /// - Returns: The indices of the new nodes.
  /// - Complexity: O(n) in the number of nodes.
  @inlinable
  @discardableResult
  public mutating func insert(
    _ subtree: FlatTree, into parent: Int?, at position: Int? = nil
  ) -> Range<Int> {
    let place = place(into: parent, at: position)
    splice(in: subtree, at: place, below: parent)
    return place..<(place + subtree.count)
  }

  /// Returns the index that the first of the nodes has that are put below another one: see ``insert(_:into:at:)``.
  @inlinable
  package func place(into parent: Int?, at position: Int?) -> Int {
    guard let position else { return parent.map(end(of:)) ?? count }
    var counted = 0
    for child in parent.map(children(of:)) ?? roots {
      if counted == position { return child }
      counted += 1
    }
    return parent.map(end(of:)) ?? count
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
    // Of the nodes before the place those alone end behind it that hold the new ones.
    var holder = Int32(parent ?? -1)
    while holder >= 0 {
      ends[Int(holder)] += shift
      holder = parents[Int(holder)]
    }
    for index in place..<count {
      ends[index] += shift
      if Int(parents[index]) >= place { parents[index] += shift }
    }
    stored.insert(contentsOf: subtree.stored, at: place)
    ends.insert(contentsOf: subtree.ends.map { $0 + Int32(place) }, at: place)
    parents.insert(
      contentsOf: subtree.parents.map { $0 < 0 ? Int32(parent ?? -1) : $0 + Int32(place) },
      at: place)
  }
}
