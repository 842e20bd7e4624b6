import AccessibilityTree

/// What elements say that stand for their children, like SwiftUI's `.combine`.
///
/// Labels are joined with commas in reading order and actions follow one another (documented by Apple,
/// the comma by secondary sources). That values, traits, content and the first hint come along is
/// assumed. What the node says of itself goes before what its children say.
struct MergedElements {
  /// The merged elements by their node in the screen's tree.
  private(set) var elements: [Int: Element] = [:]

  /// Merges every node of the kind ``OrderNode/Kind/merged``.
  ///
  /// - Parameters:
  ///   - nodes: The sorted nodes.
  ///   - tree: The screen's tree.
  ///   - labels: Elements whose labels come from other elements.
  /// - Complexity: O(n) in the number of nodes.
  init(_ nodes: [OrderNode], _ tree: ElementTree, labels: [Int: Element]) {
    // Inner ones stand behind outer ones, so that going backwards settles them first.
    for index in nodes.indices.reversed() where nodes[index].kind == .merged {
      var parts: [Element] = []
      var waiting = Array(nodes[index].members.reversed())
      while let next = waiting.popLast() {
        let node = nodes[Int(next)]
        switch node.kind {
        case .leaf: parts.append(labels[node.element] ?? tree[node.element])
        case .merged: parts.append(elements[node.element] ?? tree[node.element])
        case .byPosition, .listed, .asWritten: waiting += node.members.reversed()
        }
      }
      let own = labels[nodes[index].element] ?? tree[nodes[index].element]
      elements[nodes[index].element] = Self.merge(parts, into: own)
    }
  }

  private static func merge(_ parts: [Element], into own: Element) -> Element {
    var merged = own
    merged.label = own.label ?? joined(parts.map(\.label))
    merged.value = own.value ?? joined(parts.map(\.value))
    merged.hint = own.hint ?? parts.lazy.compactMap(\.hint).first
    merged.actions += parts.flatMap(\.actions)
    merged.content += parts.flatMap(\.content)
    var traits = parts.reduce(Traits()) { $0.union($1.traits) }
    // One dimmed part does not dim the whole.
    if !parts.allSatisfy({ $0.traits.contains(.notEnabled) }) { traits.remove(.notEnabled) }
    merged.traits.formUnion(traits)
    return merged
  }

  private static func joined(_ texts: [String?]) -> String? {
    let texts = texts.compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
