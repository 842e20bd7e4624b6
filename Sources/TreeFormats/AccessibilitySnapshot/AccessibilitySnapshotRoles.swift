internal import AccessibilityTree
internal import Documents

/// The vocabulary of a hierarchy: traits, actions and the types of containers.
enum AccessibilitySnapshotRoles {
  /// Returns traits, which are a list of names or a number.
  ///
  /// Names are `button`, `tabBarItem` and so on; bits without a name are written `unknown(4096)`.
  static func traits(
    _ node: DocumentNode, number: Int, report: inout ImportReport
  ) throws(SourceError) -> Traits {
    if node.kind == .number {
      guard let bits = UInt64(node.text) else {
        throw node.error(
          "\"traits\" takes a list of names or a whole number, not \(node.described)")
      }
      return Traits(rawValue: bits).withNames
    }
    var traits: Traits = []
    for name in try node.strings(for: "traits") {
      if let known = TraitNames.traits(named: name[...]) {
        traits.formUnion(known)
      } else if name.hasPrefix("unknown("), name.hasSuffix(")"),
        let bits = UInt64(name.dropFirst(8).dropLast())
      {
        traits.formUnion(Traits(rawValue: bits).withNames)
      } else {
        report.drop("unknown traits", at: number)
      }
    }
    return traits
  }

  /// Returns the names of custom actions, which newer models may wrap in a mapping.
  static func actions(_ node: DocumentNode, for key: String) throws(SourceError) -> [String] {
    var names: [String] = []
    for item in try node.list(for: key) {
      let name = try (item["name"] ?? item).string(for: key)
      if let name = name.nonblank { names.append(name) }
    }
    return names
  }

  /// The containers of the types that are heard; the others only hold.
  static let containers: [String: Container] = [
    "semanticGroup": .group,
    "list": .list,
    "landmark": .landmark,
    "dataTable": .table,
    "tabBar": .tabBar,
    "series": .segmented,
  ]

  /// The types of containers that say nothing.
  static let silentTypes: Set<String> = ["none", "scrollable"]
}

extension Traits {
  /// The bits that have a name; others add nothing to what is heard, and no screen file holds them.
  fileprivate var withNames: Traits {
    Traits.named.reduce(into: []) { if contains($1.trait) { $0.formUnion($1.trait) } }
  }
}
