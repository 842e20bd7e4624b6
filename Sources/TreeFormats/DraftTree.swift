internal import AccessibilityTree

/// The nodes of a dump on their way into a tree, flat and in document order.
///
/// A reader adds what it keeps, changes its mind about nodes while it sees more of the dump, and builds
/// the tree at the end: views that say nothing are taken out and leave what they hold in their place,
/// identifiers become unique, and the report learns which elements its repairs are about.
struct DraftTree {
  /// What becomes of a node.
  enum Fate {
    /// It is an element, and the nodes inside it stay inside it.
    case element
    /// It stays as a view that holds others, unless nothing stays in it.
    case holder
    /// It is taken out, and leaves what it holds in its place.
    case spliced
    /// It is taken out with all that it holds.
    case removed
  }

  /// A node.
  struct Draft {
    var fate: Fate
    var element: Element
    /// The draft that holds this one, or -1.
    var parent: Int32
    /// The index after the last draft inside this one.
    var end: Int32
  }

  /// The nodes; a node's number in a report's repairs is its index here.
  var drafts: [Draft] = []
  private var open: [Int] = []

  /// The innermost node that is still open, or `nil`.
  var innermost: Int? { open.last }

  /// Adds a node inside the innermost open one and opens it.
  ///
  /// - Parameters:
  ///   - element: The node as an element, without children.
  ///   - fate: What becomes of it.
  /// - Returns: Its number.
  @discardableResult
  mutating func begin(_ element: Element, _ fate: Fate) -> Int {
    let index = drafts.count
    drafts.append(
      Draft(
        fate: fate, element: element, parent: Int32(open.last ?? -1), end: Int32(index + 1)))
    open.append(index)
    return index
  }

  /// Closes the innermost open node.
  mutating func end() {
    guard let index = open.popLast() else { return }
    drafts[index].end = Int32(drafts.count)
  }

  /// Adds a node without children.
  ///
  /// - Parameters:
  ///   - element: The node as an element.
  ///   - fate: What becomes of it.
  /// - Returns: Its number.
  @discardableResult
  mutating func add(_ element: Element, _ fate: Fate) -> Int {
    let index = begin(element, fate)
    end()
    return index
  }

  /// Returns the numbers of a node's children, in order.
  ///
  /// - Parameter index: A node.
  /// - Returns: The children; empty for a leaf.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < Int(drafts[index].end) {
      children.append(child)
      child = Int(drafts[child].end)
    }
    return children
  }

  /// Builds the tree, and tells the report which elements its repairs are about.
  ///
  /// - Parameter report: Counts repeated identifiers and views in which nothing is left.
  /// - Returns: The tree.
  /// - Complexity: O(n) in the number of nodes.
  func build(report: inout ImportReport) -> ElementTree { built(report: &report).tree }

  /// Builds the tree, and says where each node went.
  ///
  /// - Parameter report: Counts repeated identifiers and views in which nothing is left.
  /// - Returns: The tree, and for each node the index of its element or -1.
  /// - Complexity: O(n) in the number of nodes.
  func built(report: inout ImportReport) -> (tree: ElementTree, places: [Int32]) {
    let isFull = fullness
    var tree = ElementTree()
    tree.reserveCapacity(drafts.count)
    var identifiers = ImportedIdentifiers()
    var places = [Int32](repeating: -1, count: drafts.count)
    var opened: [Int] = []
    var index = 0
    while index < drafts.count {
      while let end = opened.last, end <= index {
        opened.removeLast()
        tree.end()
      }
      let draft = drafts[index]
      if draft.fate == .removed {
        index = Int(draft.end)
        continue
      }
      if draft.fate == .element || draft.fate == .holder && isFull[index] {
        var element = draft.element
        identifiers.claim(for: &element, report: &report)
        places[index] = Int32(tree.begin(element))
        opened.append(Int(draft.end))
      } else if draft.fate == .holder {
        report.drop("views in which nothing is heard")
      }
      index += 1
    }
    for _ in opened { tree.end() }
    report.place { places[$0] < 0 ? nil : Int(places[$0]) }
    return (tree, places)
  }

  /// For each node whether an element stays in it or it is one.
  private var fullness: [Bool] {
    var isFull = [Bool](repeating: false, count: drafts.count)
    for index in drafts.indices.reversed() where drafts[index].fate != .removed {
      if drafts[index].fate == .element { isFull[index] = true }
      if isFull[index], drafts[index].parent >= 0 { isFull[Int(drafts[index].parent)] = true }
    }
    return isFull
  }
}
