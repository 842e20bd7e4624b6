import AccessibilityTree
import Testing

/// The flat tree, on nodes of any kind.
@Suite struct FlatTreeTests {
  /// The tree `a(b(cd)e)f`.
  private static var tree: FlatTree<String> {
    var tree = FlatTree<String>()
    tree.begin("a")
    tree.begin("b")
    tree.add("c")
    tree.add("d")
    tree.end()
    tree.add("e")
    tree.end()
    tree.add("f")
    return tree
  }

  /// The tree with what a node holds in brackets behind it.
  private static func text(_ tree: FlatTree<String>) -> String {
    var text = ""
    var open: [Int] = []
    for index in 0..<tree.count {
      while let last = open.last, last <= index {
        text += ")"
        open.removeLast()
      }
      text += tree[index]
      #expect(tree.parent(of: index) == tree.ancestors(of: index).first { _ in true })
      if tree.hasChildren(index) {
        text += "("
        open.append(tree.end(of: index))
      }
    }
    return text + String(repeating: ")", count: open.count)
  }

  @Test func relationsAreKnown() {
    let tree = Self.tree
    #expect(Self.text(tree) == "a(b(cd)e)f")
    #expect(Array(tree.roots) == [0, 5])
    #expect(Array(tree.children(of: 0)) == [1, 4])
    #expect(tree.descendants(of: 0) == 1..<5)
    #expect(tree.descendants(of: 2).isEmpty)
    #expect(Array(tree.ancestors(of: 3)) == [1, 0])
    #expect(Array(tree.ancestors(of: 5)).isEmpty)
  }

  @Test func nodesAreOpenUntilTheyEnd() {
    var tree = FlatTree<String>()
    tree.begin("a")
    tree.begin("b")
    #expect(tree.innermost == 1)
    #expect(tree.depth == 2)
    tree.end()
    tree.end()
    tree.end()
    #expect(tree.innermost == nil)
    #expect(Self.text(tree) == "a(b)")
  }

  @Test func subtreesAreInsertedAndRemoved() {
    var tree = Self.tree
    var subtree = FlatTree<String>()
    subtree.begin("x")
    subtree.add("y")
    subtree.end()
    #expect(tree.insert(subtree, into: 1, at: 1) == 3..<5)
    #expect(Self.text(tree) == "a(b(cx(y)d)e)f")
    #expect(tree.remove(1) == 1..<6)
    #expect(Self.text(tree) == "a(e)f")
    tree.insert(subtree, into: nil)
    #expect(Self.text(tree) == "a(e)fx(y)")
  }

  static let selections: [(nodes: String, subtrees: String, text: String, places: [Int32])] = [
    ("", "", "a(b(cd)e)f", [0, 1, 2, 3, 4, 5]), ("b", "", "a(cde)f", [0, -1, 1, 2, 3, 4]),
    ("a", "", "b(cd)ef", [-1, 0, 1, 2, 3, 4]), ("", "b", "a(e)f", [0, -1, -1, -1, 1, 2]),
    ("ab", "", "cdef", [-1, -1, 0, 1, 2, 3]), ("", "a", "f", [-1, -1, -1, -1, -1, 0]),
    ("ce", "", "a(b(d))f", [0, 1, -1, 2, -1, 3]), ("", "af", "", [-1, -1, -1, -1, -1, -1]),
  ]

  @Test(arguments: selections)
  func nodesAreTakenOut(
    _ row: (nodes: String, subtrees: String, text: String, places: [Int32])
  ) {
    var tree = Self.tree
    let places = tree.filter { _, node in
      if row.subtrees.contains(node) { return .excludeSubtree }
      return row.nodes.contains(node) ? .excludeNode : .include
    }
    #expect(Self.text(tree) == row.text)
    #expect(places == row.places)
  }

  @Test func aFilterMayChangeWhatStays() {
    var tree = Self.tree
    tree.filter { _, node in
      node = node.uppercased()
      return node == "B" ? .excludeNode : .include
    }
    #expect(Self.text(tree) == "A(CDE)F")
  }
}
