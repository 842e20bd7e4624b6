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
  /// Its role by the browser's name.
  private(set) var role = "generic"
  /// Whether its name is white space alone.
  private(set) var isBlank = false
  /// The number of the document's node that it was made of, or `nil`.
  private(set) var documentNode: Int?
  var node = ARIANode(.role(.generic))

  /// Reads a node; keys that hold what they cannot hold are passed over.
  init(_ mapping: DocumentNode) throws(SourceError) {
    guard mapping.kind == .mapping else {
      throw mapping.error("a node is a mapping, not \(mapping.described)")
    }
    try mapping.forEachPair { (key, value) throws(SourceError) in try take(key.text, value) }
    // Documents and pictures have addresses, too, which lead nowhere.
    if role != "link" { node.linkTarget = nil }
    if isIgnored { node = ARIANode(.role(.generic)) }
    node.offset = Int32(truncatingIfNeeded: mapping.offset)
  }

  /// Tells the node's name from those of other frames, which may be the same.
  mutating func move(into frame: Int, below holder: String?) {
    nodeID = nodeID.map { "\(frame):\($0)" }
    childIDs = childIDs.map { "\(frame):\($0)" }
    parentID = parentID.map { "\(frame):\($0)" } ?? holder
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
    case "backendDOMNodeId": documentNode = value.looseNumber.flatMap { Int(exactly: $0) }
    case "ignored": isIgnored = value.text == "true"
    case "role":
      role = value["value"].flatMap(Self.word) ?? "generic"
      node.setRole(named: role)
    case "name":
      let name = value["value"].flatMap(Self.word)
      node.name = name?.nonblank
      isBlank = node.name == nil && name?.isEmpty == false
    case "value": node.value = value["value"].flatMap(Self.word)?.nonblank
    case "description": node.description = value["value"].flatMap(Self.word)?.nonblank
    case "browsergym_id", "bid": node.id = Self.word(value)?.nonblank
    case "properties":
      for property in value.items {
        guard let name = property["name"], let held = property["value"]?["value"],
          let word = Self.word(held)
        else { continue }
        if name.text == "url" { node.linkTarget = word.nonblank }
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
