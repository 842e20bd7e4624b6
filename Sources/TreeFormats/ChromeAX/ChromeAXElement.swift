internal import AccessibilityTree
internal import Documents

/// One node of Chrome's accessibility tree as the JSON holds it.
struct ChromeAXElement {
  /// The node's name in links.
  private(set) var nodeID: String?
  private(set) var parentID: String?
  private(set) var childIDs: [String] = []
  /// Whether Chrome keeps the node from readers; what it holds stays.
  private(set) var isIgnored = false
  private(set) var node = ARIANode(.role(.generic))

  /// Reads a node; keys that hold what they cannot hold are passed over.
  ///
  /// - Parameter mapping: A mapping of the JSON.
  /// - Throws: An error when it is no mapping.
  init(_ mapping: DocumentNode) throws(SourceError) {
    guard mapping.kind == .mapping else {
      throw mapping.error("a node is a mapping, not \(mapping.described)")
    }
    try mapping.forEachPair { (key, value) throws(SourceError) in try take(key.text, value) }
    if isIgnored { node = ARIANode(.role(.generic)) }
  }

  private mutating func take(_ key: String, _ value: DocumentNode) throws(SourceError) {
    switch key {
    case "nodeId": nodeID = Self.word(value)
    case "parentId": parentID = Self.word(value)
    case "childIds":
      try value.kind == .sequence
        ? value.forEachItem { (item) throws(SourceError) in
          if let id = Self.word(item) { childIDs.append(id) }
        } : ()
    case "ignored": isIgnored = value.text == "true"
    case "role": node.setRole(named: value["value"].flatMap(Self.word) ?? "generic")
    case "name": node.name = value["value"].flatMap(Self.word)?.nonblank
    case "value": node.value = value["value"].flatMap(Self.word)?.nonblank
    case "description": node.description = value["value"].flatMap(Self.word)?.nonblank
    case "browsergym_id", "bid": node.id = Self.word(value)?.nonblank
    case "properties":
      for property in value.items {
        guard let name = property["name"], let held = property["value"]?["value"],
          let word = Self.word(held)
        else { continue }
        node.takeState(name.text[...], word)
      }
    default: break
    }
  }

  private static func word(_ node: DocumentNode) -> String? {
    switch node.kind {
    case .string, .plain, .number, .boolean: node.text
    case .null, .sequence, .mapping: nil
    }
  }
}
