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
  private var elements: [Element] = []
  private var fates: [Fate] = []
  /// For each node the one that holds it, or -1.
  private var parents: [Int32] = []
  /// For each node the index after the last one inside it.
  private var ends: [Int32] = []
  private var open: [Int] = []

  /// Creates a tree without nodes.
  package init() {}

  /// How many nodes there are.
  package var count: Int { elements.count }

  /// Makes room for nodes.
  ///
  /// - Parameter count: How many nodes there may be.
  package mutating func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
    fates.reserveCapacity(count)
    parents.reserveCapacity(count)
    ends.reserveCapacity(count)
  }

  /// A node as an element.
  ///
  /// - Parameter index: A node.
  package subscript(index: Int) -> Element {
    _read { yield elements[index] }
    _modify { yield &elements[index] }
  }

  /// Returns what becomes of a node.
  ///
  /// - Parameter index: A node.
  /// - Returns: Its fate.
  package func fate(of index: Int) -> Fate { fates[index] }

  /// Changes what becomes of a node.
  ///
  /// - Parameters:
  ///   - fate: Its new fate.
  ///   - index: A node.
  package mutating func setFate(_ fate: Fate, of index: Int) { fates[index] = fate }

  /// Returns the node that holds another, or `nil`.
  ///
  /// - Parameter index: A node.
  /// - Returns: The index of the node around it.
  package func parent(of index: Int) -> Int? { parents[index] < 0 ? nil : Int(parents[index]) }

  /// The innermost node that is still open, or `nil`.
  package var innermost: Int? { open.last }

  /// Adds a node inside the innermost open one and opens it.
  ///
  /// - Parameters:
  ///   - element: The node as an element, without children.
  ///   - fate: What becomes of it.
  /// - Returns: Its number.
  @discardableResult
  package mutating func begin(_ element: Element, _ fate: Fate) -> Int {
    let index = elements.count
    elements.append(element)
    fates.append(fate)
    parents.append(Int32(open.last ?? -1))
    ends.append(Int32(index + 1))
    open.append(index)
    return index
  }

  /// Closes the innermost open node.
  package mutating func end() {
    guard let index = open.popLast() else { return }
    ends[index] = Int32(elements.count)
  }

  /// Adds a node without children.
  ///
  /// - Parameters:
  ///   - element: The node as an element.
  ///   - fate: What becomes of it.
  /// - Returns: Its number.
  @discardableResult
  package mutating func add(_ element: Element, _ fate: Fate) -> Int {
    let index = begin(element, fate)
    end()
    return index
  }

  /// Returns the numbers of a node's children, in order.
  ///
  /// - Parameter index: A node.
  /// - Returns: The children; empty for a leaf.
  package func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < Int(ends[index]) {
      children.append(child)
      child = Int(ends[child])
    }
    return children
  }

  /// Builds the tree, and says where each node went.
  ///
  /// The tree takes the nodes over: none is left here.
  ///
  /// - Parameters:
  ///   - keeping: Called with each node that stays, in order, to change it.
  ///   - emptied: Called for each view in which nothing is left.
  /// - Returns: The tree, and for each node the index of its element or -1.
  /// - Complexity: O(n) in the number of nodes.
  package mutating func built(
    keeping: (inout Element) -> Void, emptied: () -> Void
  ) -> (tree: ElementTree, places: [Int32]) {
    let isFull = fullness
    var places = [Int32](repeating: -1, count: elements.count)
    // The nodes that stay move to the front, and their ends with them: what is kept of the nodes inside of
    // one stands right behind it.
    var kept: [Int32] = []
    var count = 0
    var opened: [(node: Int, end: Int)] = []
    var index = 0
    while index < elements.count {
      while let last = opened.last, last.end <= index {
        kept[last.node] = Int32(count)
        opened.removeLast()
      }
      if fates[index] == .removed {
        index = Int(ends[index])
        continue
      }
      if fates[index] == .element || fates[index] == .holder && isFull[index] {
        keeping(&elements[index])
        elements.swapAt(count, index)
        places[index] = Int32(count)
        opened.append((count, Int(ends[index])))
        kept.append(Int32(count + 1))
        count += 1
      } else if fates[index] == .holder {
        emptied()
      }
      index += 1
    }
    for last in opened { kept[last.node] = Int32(count) }
    elements.removeLast(elements.count - count)
    let taken = elements
    self = DraftTree()
    return (ElementTree(taken, ends: kept), places)
  }

  /// For each node whether an element stays in it or it is one.
  private var fullness: [Bool] {
    var isFull = [Bool](repeating: false, count: elements.count)
    for index in elements.indices.reversed() where fates[index] != .removed {
      if fates[index] == .element { isFull[index] = true }
      if isFull[index], parents[index] >= 0 { isFull[Int(parents[index])] = true }
    }
    return isFull
  }
}
