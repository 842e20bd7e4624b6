package import AccessibilityTree

/// Which elements of a newer state of a screen are those of the older one.
///
/// The number of the document's node tells it where a page gives one; a page may make its nodes anew, though.
/// Then, and on screens without such numbers, it is the element with the same `id`, or else the one at the
/// same path with the same label and role.
package struct ElementIdentity {
  private let old: ElementTree
  private let new: ElementTree
  private let oldPaths: ElementPaths
  private var byPath: [ElementPath: Int] = [:]
  private var byNumber: [Int: Int] = [:]

  /// Compares two states of a screen.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package init(from old: ElementTree, to new: ElementTree) {
    self.old = old
    self.new = new
    oldPaths = ElementPaths(old)
    let paths = ElementPaths(new)
    for node in new.elements.indices {
      byPath[paths.path(of: node)] = node
      if let number = new[node].documentNode, byNumber[number] == nil { byNumber[number] = node }
    }
  }

  /// Returns where a node of the older state is in the newer one.
  package func node(_ node: Int) -> Int? {
    let element = old[node]
    if let number = element.documentNode, let same = byNumber[number] { return same }
    if let id = element.id { return new.firstIndex(of: id) }
    guard let same = byPath[oldPaths.path(of: node)] else { return nil }
    return new[same].label == element.label && new[same].role == element.role ? same : nil
  }
}
