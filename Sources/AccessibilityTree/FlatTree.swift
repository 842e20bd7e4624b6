/// A tree of nodes, stored flat in document order: each node before its descendants.
///
/// The index identifies a node. The descendants of the node `i` are the nodes `i + 1 ..< end(of: i)`, so walking,
/// skipping and counting need neither recursion nor links.
///
/// ```swift
/// var tree = FlatTree<String>()
/// tree.begin("list")
/// tree.add("first")
/// tree.add("second")
/// tree.end()
/// tree.descendants(of: 0)   // 1..<3
/// ```
public struct FlatTree<Node> {
  @usableFromInline var stored: [Node] = []
  /// For each node the one that holds it, or -1.
  @usableFromInline var parents: [Int32] = []
  /// For each node the index after the last one below it.
  @usableFromInline var ends: [Int32] = []
  /// The nodes that are still open for children, outermost first.
  @usableFromInline var open: [Int] = []

  /// Creates an empty tree.
  @inlinable
  public init() {}

  /// The nodes in document order.
  @inlinable
  public var nodes: [Node] {
    _read { yield stored }
  }

  /// The number of nodes.
  @inlinable
  public var count: Int { stored.count }

  /// The number of open nodes.
  @inlinable
  package var depth: Int { open.count }

  /// The innermost open node, or `nil`.
  @inlinable
  package var innermost: Int? { open.last }

  /// Makes room for nodes, so that adding that many moves none of them.
  @inlinable
  package mutating func reserveCapacity(_ count: Int) {
    stored.reserveCapacity(count)
    parents.reserveCapacity(count)
    ends.reserveCapacity(count)
  }

  /// The node at an index.
  ///
  /// - Parameter index: A node of the tree.
  @inlinable
  public subscript(index: Int) -> Node {
    // Who asks for one property of a node must not pay for a copy of all of them.
    _read { yield stored[index] }
    _modify { yield &stored[index] }
  }

  /// Adds a node below the innermost open one and opens it.
  ///
  /// - Parameter node: The node.
  /// - Returns: Its index.
  @inlinable
  @discardableResult
  public mutating func begin(_ node: Node) -> Int {
    let index = stored.count
    stored.append(node)
    parents.append(Int32(open.last ?? -1))
    ends.append(Int32(index + 1))
    open.append(index)
    return index
  }

  /// Closes the innermost open node.
  @inlinable
  public mutating func end() {
    guard let index = open.popLast() else { return }
    ends[index] = Int32(stored.count)
  }

  /// Adds a node without children.
  ///
  /// - Parameter node: The node.
  /// - Returns: Its index.
  @inlinable
  @discardableResult
  public mutating func add(_ node: Node) -> Int {
    let index = begin(node)
    end()
    return index
  }

  /// Appends nodes below the innermost open one, or at the outermost level.
  ///
  /// - Parameter subtree: The nodes.
  /// - Complexity: O(m) in the number of new nodes.
  @inlinable
  public mutating func append(_ subtree: FlatTree) {
    let place = Int32(stored.count)
    let parent = Int32(open.last ?? -1)
    stored += subtree.stored
    parents += subtree.parents.lazy.map { $0 < 0 ? parent : $0 + place }
    ends += subtree.ends.lazy.map { $0 + place }
  }
}

extension FlatTree: Equatable where Node: Equatable {}
extension FlatTree: Sendable where Node: Sendable {}
