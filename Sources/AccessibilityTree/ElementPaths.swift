/// The paths of a tree's nodes, at a cost that grows neither with the number of siblings nor without
/// bound with the depth.
package struct ElementPaths: Sendable {
  /// How many of the innermost levels a path holds.
  package static let longest = 200

  private let tree: ElementTree
  private let positions: [Int32]

  /// Numbers the siblings of a tree.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package init(_ tree: ElementTree) {
    self.tree = tree
    var positions = [Int32](repeating: 0, count: tree.count)
    var counts = [Int32](repeating: 0, count: tree.count + 1)
    for index in positions.indices {
      let parent = tree.parent(of: index) ?? tree.count
      positions[index] = counts[parent]
      counts[parent] += 1
    }
    self.positions = positions
  }

  /// Returns where a node stands.
  package func path(of index: Int) -> ElementPath {
    var steps: [Int] = []
    var node: Int? = index
    while let current = node, steps.count < Self.longest {
      steps.append(Int(positions[current]))
      node = tree.parent(of: current)
    }
    return ElementPath(steps: steps.reversed(), isCut: node != nil)
  }
}
