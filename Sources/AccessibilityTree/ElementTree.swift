/// The nodes of a screen, stored flat in document order: each before what it holds.
///
/// Nodes are named by their index. What is below the node `i` are the nodes `i + 1 ..< end(of: i)`, so
/// that walking, skipping and counting need neither recursion nor links.
public struct ElementTree: Equatable, Sendable {
  /// The nodes in document order.
  public private(set) var elements: [Element] = []
  private var parents: [Int32] = []
  private var ends: [Int32] = []
  /// The nodes that are still open for children, outermost first.
  private var open: [Int] = []

  /// Creates an empty tree.
  public init() {}

  /// Creates a tree of nodes that are all known.
  ///
  /// - Parameters:
  ///   - elements: The nodes in document order.
  ///   - ends: For each of them the index after the last node below it.
  /// - Complexity: O(n) in the number of nodes.
  package init(_ elements: [Element], ends: [Int32]) {
    self.elements = elements
    self.ends = ends
    parents = [Int32](repeating: -1, count: elements.count)
    var open: [Int] = []
    for index in elements.indices {
      while let last = open.last, Int(ends[last]) <= index { open.removeLast() }
      parents[index] = Int32(open.last ?? -1)
      if Int(ends[index]) > index + 1 { open.append(index) }
    }
  }

  /// Makes room for nodes, so that adding that many moves none of them.
  ///
  /// - Parameter count: How many nodes there will be at least.
  public mutating func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
    parents.reserveCapacity(count)
    ends.reserveCapacity(count)
  }

  /// The number of nodes.
  public var count: Int { elements.count }

  /// The node at an index.
  ///
  /// - Parameter index: A node of the tree.
  public subscript(index: Int) -> Element {
    // Who asks for one property of a node must not pay for a copy of all of them.
    _read { yield elements[index] }
    _modify { yield &elements[index] }
  }

  /// Adds a node below the innermost open one and opens it for children.
  ///
  /// - Parameter element: The node.
  /// - Returns: Its index.
  @discardableResult
  public mutating func begin(_ element: Element) -> Int {
    let index = elements.count
    elements.append(element)
    parents.append(Int32(open.last ?? -1))
    ends.append(Int32(index + 1))
    open.append(index)
    return index
  }

  /// Closes the innermost open node.
  public mutating func end() {
    guard let index = open.popLast() else { return }
    ends[index] = Int32(elements.count)
  }

  /// Adds a node without children.
  ///
  /// - Parameter element: The node.
  /// - Returns: Its index.
  @discardableResult
  public mutating func add(_ element: Element) -> Int {
    let index = begin(element)
    end()
    return index
  }

  /// Adds nodes below the innermost open one, or at the outermost level.
  ///
  /// - Parameter subtree: The nodes.
  /// - Complexity: O(m) in the number of new nodes.
  public mutating func append(_ subtree: ElementTree) {
    let place = Int32(elements.count)
    let parent = Int32(open.last ?? -1)
    elements += subtree.elements
    parents += subtree.parents.lazy.map { $0 < 0 ? parent : $0 + place }
    ends += subtree.ends.lazy.map { $0 + place }
  }

  /// Returns the node that holds another, or `nil` for one of the outermost nodes.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: The index of the parent, or `nil`.
  public func parent(of index: Int) -> Int? {
    parents[index] < 0 ? nil : Int(parents[index])
  }

  /// Returns the index after the last node below another.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: An index behind `index`, at most ``count``.
  public func end(of index: Int) -> Int { Int(ends[index]) }

  /// Returns whether a node holds others.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: Whether there is any node below.
  public func hasChildren(_ index: Int) -> Bool { Int(ends[index]) > index + 1 }

  /// Returns the children of a node, in document order.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: The indices of the children.
  public func children(of index: Int) -> Siblings {
    Siblings(ends: ends, upcoming: index + 1, end: Int(ends[index]))
  }

  /// The outermost nodes, in document order.
  public var roots: Siblings { Siblings(ends: ends, upcoming: 0, end: elements.count) }

  mutating func splice(out range: Range<Int>) {
    let shift = Int32(range.count)
    elements.removeSubrange(range)
    parents.removeSubrange(range)
    ends.removeSubrange(range)
    for index in ends.indices {
      if ends[index] > range.lowerBound {
        ends[index] -= min(shift, ends[index] - Int32(range.lowerBound))
      }
      if parents[index] >= range.upperBound { parents[index] -= shift }
    }
  }

  mutating func splice(in subtree: ElementTree, at place: Int, below parent: Int?) {
    let shift = Int32(subtree.count)
    for index in ends.indices {
      // A node that ends right where the new ones go holds them only if they are put below it.
      let holds = parent.map { isOrHolds(index, $0) } ?? false
      if Int(ends[index]) > place || (Int(ends[index]) == place && holds) { ends[index] += shift }
      if Int(parents[index]) >= place { parents[index] += shift }
    }
    elements.insert(contentsOf: subtree.elements, at: place)
    ends.insert(contentsOf: subtree.ends.map { $0 + Int32(place) }, at: place)
    parents.insert(
      contentsOf: subtree.parents.map { $0 < 0 ? Int32(parent ?? -1) : $0 + Int32(place) },
      at: place)
  }

  // Asked of the tree before any of its ends has moved past the node in question.
  private func isOrHolds(_ index: Int, _ node: Int) -> Bool {
    index <= node && node < Int(ends[index])
  }

  /// Nodes that share a parent, in document order.
  public struct Siblings: Sequence, IteratorProtocol, Sendable {
    fileprivate let ends: [Int32]
    fileprivate var upcoming: Int
    fileprivate let end: Int

    /// Returns the index of the next node, or `nil` after the last one.
    public mutating func next() -> Int? {
      guard upcoming < end else { return nil }
      defer { upcoming = Int(ends[upcoming]) }
      return upcoming
    }
  }
}
