extension FlatTree {
  /// Returns the parent of a node, or `nil` for an outermost node.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: The index of the parent, or `nil`.
  @inlinable
  public func parent(of index: Int) -> Int? {
    parents[index] < 0 ? nil : Int(parents[index])
  }

  /// Returns the index after the last descendant of a node.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: An index larger than `index`, at most ``count``.
  @inlinable
  public func end(of index: Int) -> Int { Int(ends[index]) }

  /// Returns whether a node has children.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: Whether the node has any children.
  @inlinable
  public func hasChildren(_ index: Int) -> Bool { Int(ends[index]) > index + 1 }

  /// Returns all descendants of a node, in document order.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: Their indices; none for a node without children.
  @inlinable
  public func descendants(of index: Int) -> Range<Int> { index + 1..<Int(ends[index]) }

  /// Returns the ancestors of a node, from the innermost to the outermost.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: Their indices; empty for an outermost node.
  @inlinable
  public func ancestors(of index: Int) -> Ancestors {
    Ancestors(parents: parents, upcoming: parents[index])
  }

  /// Returns the children of a node, in document order.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: The indices of the children.
  @inlinable
  public func children(of index: Int) -> Siblings {
    Siblings(ends: ends, upcoming: index + 1, end: Int(ends[index]))
  }

  /// The outermost nodes, in document order.
  @inlinable
  public var roots: Siblings { Siblings(ends: ends, upcoming: 0, end: stored.count) }

  /// The ancestors of a node, innermost first.
  public struct Ancestors: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let parents: [Int32]
    @usableFromInline var upcoming: Int32

    @usableFromInline
    init(parents: [Int32], upcoming: Int32) {
      self.parents = parents
      self.upcoming = upcoming
    }

    /// Returns the index of the next node, or `nil` after the outermost one.
    @inlinable
    public mutating func next() -> Int? {
      guard upcoming >= 0 else { return nil }
      let index = Int(upcoming)
      upcoming = parents[index]
      return index
    }
  }

  /// The children of one parent, in document order.
  public struct Siblings: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let ends: [Int32]
    @usableFromInline var upcoming: Int
    @usableFromInline let end: Int

    @usableFromInline
    init(ends: [Int32], upcoming: Int, end: Int) {
      self.ends = ends
      self.upcoming = upcoming
      self.end = end
    }

    /// Returns the index of the next node, or `nil` after the last one.
    @inlinable
    public mutating func next() -> Int? {
      guard upcoming < end else { return nil }
      defer { upcoming = Int(ends[upcoming]) }
      return upcoming
    }
  }
}
