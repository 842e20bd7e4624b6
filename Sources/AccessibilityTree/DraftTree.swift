/// The nodes of a dump on their way into a tree, flat and in document order.
///
/// A reader adds what it keeps, changes its mind about nodes while it sees more of the dump, and builds
/// the tree at the end: views that say nothing are taken out and leave what they hold in their place,
/// identifiers become unique, and the report learns which elements its repairs are about.
package struct DraftTree {
  /// What becomes of a node.
  package enum Fate {
    /// It is an element, and the nodes inside it stay inside it.
    case element
    /// It stays as a view that holds others, unless nothing stays in it.
    case holder
    /// It is taken out, and leaves what it holds in its place.
    case spliced
    /// It is taken out with all that it holds.
    case removed
  }

  /// The nodes; a node's number in a report's repairs is its index here.
  ///
  /// They stand apart from what is known of them, so that the tree can take them over as they are.
  private var tree = ElementTree()
  private var fates: [Fate] = []
  /// What the next nodes are made of: whatever number the reader of a dump or page knows it by, or -1.
  package var source = -1
  private var sources: [Int32] = []

  /// Creates a tree without nodes.
  package init() {}

  /// How many nodes there are.
  package var count: Int { tree.count }

  /// Makes room for nodes.
  package mutating func reserveCapacity(_ count: Int) {
    tree.reserveCapacity(count)
    fates.reserveCapacity(count)
    sources.reserveCapacity(count)
  }

  /// A node as an element.
  package subscript(index: Int) -> Element {
    _read { yield tree[index] }
    _modify { yield &tree[index] }
  }

  /// Returns what becomes of a node.
  package func fate(of index: Int) -> Fate { fates[index] }

  /// Changes what becomes of a node.
  package mutating func setFate(_ fate: Fate, of index: Int) { fates[index] = fate }

  /// Returns the node that holds another, or `nil`.
  package func parent(of index: Int) -> Int? { tree.parent(of: index) }

  /// The innermost node that is still open, or `nil`.
  package var innermost: Int? { tree.innermost }

  /// Adds a node inside the innermost open one and opens it.
  @discardableResult
  package mutating func begin(_ element: Element, _ fate: Fate) -> Int {
    fates.append(fate)
    sources.append(Int32(truncatingIfNeeded: source))
    return tree.begin(element)
  }

  /// Closes the innermost open node.
  package mutating func end() { tree.end() }

  /// Adds a node without children.
  @discardableResult
  package mutating func add(_ element: Element, _ fate: Fate) -> Int {
    let index = begin(element, fate)
    end()
    return index
  }

  /// Returns the numbers of a node's children, in order.
  package func children(of index: Int) -> ElementTree.Siblings { tree.children(of: index) }

  /// Builds the tree, and says where each node went.
  ///
  /// The tree takes the nodes over: none is left here.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package mutating func built(
    keeping: (inout Element) -> Void, emptied: () -> Void
  ) -> (tree: ElementTree, places: [Int32], sources: [Int32]) {
    let isFull = fullness
    let (fates, sources) = (self.fates, self.sources)
    let places = tree.filter { index, element in
      switch fates[index] {
      case .removed: return .excludeSubtree
      case .spliced: return .excludeNode
      case .holder where !isFull[index]:
        emptied()
        return .excludeNode
      case .element, .holder:
        keeping(&element)
        return .include
      }
    }
    let built = tree
    self = DraftTree()
    let kept = zip(places, sources).lazy.filter { $0.0 >= 0 }.map(\.1)
    return (built, places, Array(kept))
  }

  /// For each node whether an element stays in it or it is one.
  private var fullness: [Bool] {
    var isFull = [Bool](repeating: false, count: count)
    for index in fates.indices.reversed() where fates[index] != .removed {
      if fates[index] == .element { isFull[index] = true }
      if isFull[index], let parent = tree.parent(of: index) { isFull[parent] = true }
    }
    return isFull
  }
}
