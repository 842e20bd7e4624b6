package import AccessibilityTree
package import Documents

/// On what condition an effect happens: what elements must be by then, as `when` of an effect writes it.
///
///     - {announce: Free shipping, when: {total: {value: "0"}}}
package struct EffectCondition: Sendable {
  private let wanted: [(id: String, change: ElementChange)]

  /// Reads a condition as a behaviour carries it.
  package init(_ value: PropertyValue) throws(SourceError) {
    guard case .mapping(let entries) = value else {
      wanted = []
      return
    }
    var wanted: [(id: String, change: ElementChange)] = []
    for entry in entries {
      wanted.append((entry.key, try ElementChange(entry.value)))
    }
    self.wanted = wanted
  }

  static func read(_ node: DocumentNode) throws(SourceError) -> PropertyValue {
    guard node.kind == .mapping else {
      throw node.error("\"when\" takes {ID: {property: value}}, not \(node.described)")
    }
    var entries: [PropertyValue.Entry] = []
    try node.readPairs { (id, properties) throws(SourceError) in
      entries.append(.init(key: id.text, value: try ElementChange(reading: properties).canonical))
    }
    return .mapping(entries)
  }

  /// Returns whether a tree is as the condition wants it.
  ///
  /// An element that is not there is not what it should be.
  package func holds(in tree: ElementTree) -> Bool {
    wanted.allSatisfy { wanted in
      guard let node = tree.firstIndex(of: wanted.id) else { return false }
      // Who has all of the properties already is not changed by them.
      var changed = tree[node]
      wanted.change.apply(to: &changed)
      return changed == tree[node]
    }
  }
}
