import AccessibilityTree

/// What the nodes that a reader is shown are made of: nodes of the screen as it is stated.
struct NodeOrigins: Sendable {
  private let origins: [Int32]
  private let count: Int
  /// Whether the nodes that are stated are known, and not taken to be those that are shown.
  private let isStated: Bool
  private let paths: ElementPaths
  private let ownPaths: ElementPaths?

  /// Takes in what a bridge has made.
  init(_ origins: [Int32], given: ElementTree, shown: ElementTree) {
    self.origins = origins
    count = shown.count
    // Without origins each node is its own, unless nothing was made at all.
    isStated = !origins.isEmpty || shown.count == 0
    paths = ElementPaths(isStated || given.count == shown.count ? given : shown)
    ownPaths = origins.contains(-1) ? ElementPaths(shown) : nil
  }

  /// Returns the node as it is stated, or -1.
  subscript(node: Int) -> Int { origins.isEmpty ? node : Int(origins[node]) }

  /// Returns where a node stands in the screen as it is stated: child indices from the screen's own elements down.
  func path(of node: Int) -> ElementPath {
    let origin = self[node]
    return origin < 0 ? (ownPaths ?? paths).path(of: node) : paths.path(of: origin)
  }

  /// Returns where a node of the screen as it is stated stands in it.
  func path(ofStated node: Int) -> ElementPath { paths.path(of: node) }

  /// Returns whether numbers of the nodes that are stated can be told from those of the nodes that are shown.
  func fit(_ stated: [Int]) -> Bool { isStated || stated.count == count }
}
