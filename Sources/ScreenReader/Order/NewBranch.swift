import AccessibilityTree

/// Nodes that are put into a screen, together with those that will hold them, and nothing else.
///
/// By rules that are local (``StopRules/areLocal``) a reader makes the same of them here as in the whole screen.
struct NewBranch {
  /// The nodes that hold the new ones, outermost first, each the only one in the one before it, and the new ones.
  let screen: Screen
  /// The nodes of the whole screen that hold the new ones, outermost first.
  let path: [Int]
  /// The node that the first new one will be in the whole screen.
  let start: Int
  /// How many nodes are new.
  let count: Int

  /// Puts new nodes below copies of those that will hold them.
  init(_ subtree: ElementTree, into parent: Int?, at start: Int, of whole: Screen) {
    let tree = whole.tree
    path = parent.map { Array(tree.ancestors(of: $0)).reversed() + [$0] } ?? []
    var branch = ElementTree()
    for node in path { branch.begin(tree[node]) }
    branch.append(subtree)
    for _ in path { branch.end() }
    var screen = whole
    screen.tree = branch
    self.screen = screen
    self.start = start
    count = subtree.count
  }

  /// Whether a node is one of those that hold the new ones.
  func isOld(_ node: Int) -> Bool { node < path.count }

  /// Returns the node of the whole screen, with the new ones in it, that a node of this one is.
  func whole(_ node: Int) -> Int {
    if node < 0 { return node }
    return isOld(node) ? path[node] : start + node - path.count
  }
}
