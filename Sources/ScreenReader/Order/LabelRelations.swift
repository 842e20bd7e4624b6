import AccessibilityTree

/// The labels that elements take from others, and the elements that are not heard on their own for it.
struct LabelRelations {
  /// The label of each element that has none of its own, by its index.
  private(set) var labels: [Int: String] = [:]
  /// The plain texts that are heard as the label of another element.
  private(set) var consumed: Set<Int> = []
  /// Whether any element names another one as its label.
  let areUsed: Bool

  /// How many elements may name one another in a row; a circle ends here, too.
  private static let longestChain = 16

  /// Resolves `labelledBy`.
  ///
  /// An element's own label goes before those it names; several are joined with commas.
  ///
  /// - Complexity: O(n) in the number of nodes.
  init(_ screen: Screen, skipsLabels: Bool) {
    let tree = screen.tree
    let labelled = tree.elements.indices.filter { !tree[$0].labelledBy.isEmpty }
    areUsed = !labelled.isEmpty
    if labelled.isEmpty { return }
    let indices = tree.indicesByID()
    for index in labelled where tree[index].label == nil {
      var names: [String] = []
      var taken = TakenWords()
      for id in tree[index].labelledBy {
        guard let target = indices[id], target != index else { continue }
        if let name = Self.label(of: target, in: tree, indices) {
          let words = taken.take(name)
          if !words.isEmpty || name.isEmpty { names.append(words) }
        }
        let isPlainText = tree[target].traits.subtracting(.staticText).isEmpty
        if skipsLabels, isPlainText, tree.isElement(target) { consumed.insert(target) }
      }
      if !names.isEmpty { labels[index] = names.joined(separator: ", ") }
    }
  }

  // The target's own label, or that of the first element that names it in turn, some links further.
  private static func label(
    of start: Int, in tree: ElementTree, _ indices: [String: Int]
  ) -> String? {
    var target = start
    for _ in 0..<longestChain {
      if let label = tree[target].label { return label }
      guard let id = tree[target].labelledBy.first, let next = indices[id] else { return nil }
      target = next
    }
    return nil
  }
}
