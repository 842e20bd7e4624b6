extension ElementTree {
  /// Takes a node and all below it out of the tree.
  ///
  /// Nodes behind it move forward by the number of nodes that are gone.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: The indices that are gone.
  /// - Complexity: O(n) in the number of nodes.
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
  @discardableResult
  public mutating func insert(
    _ subtree: ElementTree, into parent: Int?, at position: Int? = nil
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
}
