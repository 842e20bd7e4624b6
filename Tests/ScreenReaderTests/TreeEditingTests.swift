import SeededGenerators
import AccessibilityTree
import Testing

/// Editing a tree keeps it a tree: checked against one built anew.
@Suite("Editing trees")
struct TreeEditingTests {
  /// A tree as nested lists of labels, to compare with.
  indirect enum Model: Equatable {
    case node(String, [Model])
  }

  @Test(arguments: 0..<80)
  func removalAndInsertion(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var tree = ElementTree()
    var depth = 0
    for number in 0..<20 {
      while depth > 0, Bool.random(using: &random) {
        tree.end()
        depth -= 1
      }
      tree.begin(Element("\(number)"))
      depth += 1
    }
    for _ in 0..<depth { tree.end() }
    let node = Int.random(in: 0..<tree.count, using: &random)
    let parent = tree.parent(of: node)
    let position = Array(parent.map(tree.children(of:)) ?? tree.roots).firstIndex(of: node) ?? 0
    let before = Self.model(tree)
    var subtree = ElementTree()
    Self.copy(node, tree, into: &subtree)
    let gone = tree.remove(node)
    #expect(tree.count == 20 - gone.count)
    #expect(!Self.labels(tree).contains("\(node)"))
    // Put back where it was, the tree is the same again.
    tree.insert(subtree, into: parent, at: position)
    #expect(Self.model(tree) == before)
  }

  private static func copy(_ node: Int, _ tree: ElementTree, into copy: inout ElementTree) {
    copy.begin(tree[node])
    for child in tree.children(of: node) { self.copy(child, tree, into: &copy) }
    copy.end()
  }

  private static func model(_ tree: ElementTree) -> [Model] { tree.roots.map { model($0, tree) } }

  private static func model(_ node: Int, _ tree: ElementTree) -> Model {
    .node(tree[node].label ?? "", tree.children(of: node).map { model($0, tree) })
  }

  private static func labels(_ tree: ElementTree) -> [String] { tree.elements.compactMap(\.label) }
}
