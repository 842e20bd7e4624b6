extension FlatTree {
  /// Returns the node that holds another, or `nil` for one of the outermost nodes.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: The index of the parent, or `nil`.
  @inlinable
  public func parent(of index: Int) -> Int? {
    parents[index] < 0 ? nil : Int(parents[index])
  }

  /// Returns the index after the last node below another.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: An index behind `index`, at most ``count``.
  @inlinable
  public func end(of index: Int) -> Int { Int(ends[index]) }

  /// Returns whether a node holds others.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: Whether there is any node below.
  @inlinable
  public func hasChildren(_ index: Int) -> Bool { Int(ends[index]) > index + 1 }

  /// Returns all nodes below another, in document order.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: Their indices; none for a node without children.
  @inlinable
  public func descendants(of index: Int) -> Range<Int> { index + 1..<Int(ends[index]) }

  /// Returns the nodes that hold another, from the innermost to the outermost.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: Their indices; none for one of the outermost nodes.
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

  /// Nodes that hold each other, innermost first.
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

  /// Nodes that share a parent, in document order.
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
