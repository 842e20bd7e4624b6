import AccessibilityTree

/// The elements that the nodes of a stated tree became, for rules that look at a page as it is stated.
struct ShownNodes {
  private let tree: ElementTree
  /// For each stated node the first element that it or what is in it became, or -1.
  private var firsts: [Int]
  /// Where nothing around it is shown either: the screen's first node, or -1 where it has none.
  private let outermost: Int

  /// Takes in what a screen shows.
  ///
  /// - Complexity: O(n) in the number of nodes.
  init(_ screen: AuditedScreen) {
    tree = screen.statedTree
    outermost = screen.tree.count == 0 ? -1 : 0
    firsts = [Int](repeating: -1, count: tree.count)
    for element in screen.elements.reversed() where firsts.indices.contains(screen.origins[element])
    {
      firsts[screen.origins[element]] = element
    }
    let own = firsts
    // What a node holds stands behind it: from the end on, the first of it comes last.
    for node in firsts.indices.reversed() where firsts[node] >= 0 {
      if let parent = tree.parent(of: node), own[parent] < 0 { firsts[parent] = firsts[node] }
    }
  }

  /// Returns the elements by which people find what a page's document says something of, each once, with the first
  /// node of which it does.
  static func nodes(
    with flag: WebFlags, on screen: AuditedScreen
  ) -> [(node: Int, stated: Int)] {
    let tree = screen.statedTree
    return nodes((0..<tree.count).filter { tree[$0].webFlags.contains(flag) }, on: screen)
  }

  /// Returns the same for the nodes in which no other has the flag.
  static func nodes(
    withInnermost flag: WebFlags, on screen: AuditedScreen
  ) -> [(node: Int, stated: Int)] {
    let tree = screen.statedTree
    var next = Int.max
    var innermost: [Int] = []
    for node in (0..<tree.count).reversed() where tree[node].webFlags.contains(flag) {
      if tree.end(of: node) <= next { innermost.append(node) }
      next = node
    }
    return nodes(innermost.reversed(), on: screen)
  }

  private static func nodes(
    _ stated: [Int], on screen: AuditedScreen
  ) -> [(node: Int, stated: Int)] {
    if stated.isEmpty { return [] }
    let made = ShownNodes(screen)
    var seen: Set<Int> = []
    return stated.map { (made.nearest($0), $0) }
      .filter { $0.0 >= 0 && seen.insert($0.0).inserted }
  }

  /// Returns the first element that a stated node or what is in it became.
  func first(in stated: Int) -> Int? { firsts[stated] < 0 ? nil : firsts[stated] }

  /// Returns the element by which people find a stated node: what it became, or the nearest around it; -1 on a screen
  /// that shows nothing.
  func nearest(_ stated: Int) -> Int {
    first(in: stated)
      ?? tree.ancestors(of: stated).prefix(AuditedScreen.mostLevels).lazy.compactMap {
        first(in: $0)
      }.first
      ?? outermost
  }
}
