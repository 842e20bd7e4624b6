extension ElementTree {
  /// Whether the tree is a window of a desktop, where all keys go to the application, and no page in it.
  package var isWindow: Bool { count > 0 && self[0].role == .application }

  /// Returns whether the cursor stops at a node, by the node's own statement or by default.
  ///
  /// By default, a node is an element if it has no children, is not a container, and has a label, a value, a hint, a
  /// trait or a role other than a container role (`Role.isElementByDefault`). A node that represents its children is
  /// an element, too.
  ///
  /// - Parameter index: A node of the tree.
  /// - Returns: Whether a swipe could land there if nothing were hidden.
  public func isElement(_ index: Int) -> Bool {
    elements[index].isElement(hasChildren: hasChildren(index))
  }

  /// Returns the indices of the nodes that have an `id`, by that `id`; the first of equal ones wins.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package func indicesByID() -> [String: Int] {
    var indices: [String: Int] = [:]
    for index in elements.indices {
      if let id = elements[index].id, indices[id] == nil { indices[id] = index }
    }
    return indices
  }

  /// Returns the first `id` of another tree that a node of this one has, or `nil`.
  ///
  /// - Complexity: O(n) in the number of nodes, O(1) where the other tree has no `id`.
  package func firstID(of other: ElementTree) -> String? {
    let ids = other.elements.compactMap(\.id)
    if ids.isEmpty { return nil }
    // Most subtrees have few, which are compared faster than hashed.
    let sought = ids.count > 8 ? Set(ids) : nil
    var known: Set<String> = []
    for index in elements.indices {
      if let id = elements[index].id, sought?.contains(id) ?? ids.contains(id) { known.insert(id) }
    }
    return ids.first(where: known.contains)
  }

  /// Returns the first node with an `id`.
  ///
  /// - Parameter id: The `id`.
  /// - Returns: The index of the node, or `nil`.
  /// - Complexity: O(n) in the number of nodes.
  public func firstIndex(of id: String) -> Int? { elements.firstIndex { $0.id == id } }
}
