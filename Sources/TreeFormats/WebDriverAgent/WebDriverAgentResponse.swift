internal import Documents

/// What stands around the nodes of a page source: `{"value": …}`, `{"tree": …}`, the issues of an audit,
/// or nothing.
struct WebDriverAgentResponse {
  /// The outermost nodes; at least one.
  let nodes: [DocumentNode]

  /// Finds the nodes.
  init(_ root: DocumentNode) throws(SourceError) {
    let value = root["type"] == nil ? root["value"] ?? root : root
    if let error = value["error"], value["type"] == nil {
      throw error.error(
        "this is an error, not a page source: \(SafeText.line(String(error.text.prefix(200))))",
        suggestion: "ask again while the session and the app are running")
    }
    let holders = value.kind == .sequence ? value.items : [value]
    var nodes: [DocumentNode] = []
    for holder in holders {
      let node = holder["tree"] ?? holder["elementAttributes"] ?? holder
      if node.isNull || node.kind == .sequence && node.items.isEmpty { continue }
      guard node.kind == .mapping else {
        throw node.error("an element is a mapping, not \(node.described)")
      }
      nodes.append(node)
    }
    if nodes.isEmpty {
      throw root.error(
        "the dump is empty: it has no elements",
        suggestion: "take a new dump while the app is in the foreground")
    }
    self.nodes = nodes
  }

  /// Returns whether a text starts like an answer of a WebDriver server.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    guard JSONSniffer.isJSON(bytes) else { return false }
    let start = bytes.lazy.filter { $0 > 0x20 }.prefix(12)
    return ["{\"value\":", "{\"sessionId\"", "{\"status\":"].contains { key in
      start.starts(with: key.utf8)
    }
  }

  /// Returns the text that an answer holds: of page sources as XML or as a description.
  static func text(
    in source: SourceText, with marks: [String]
  ) throws(SourceError) -> SourceText? {
    guard holdsText(source, with: marks) else { return nil }
    let root = try Document(json: source).root
    guard let value = root["value"], value.kind == .string else { return nil }
    return try source.holding(Array(value.text.utf8), path: "\(source.path) (value)")
  }

  /// Returns whether a text looks like an answer that holds another text.
  static func holdsText(_ source: SourceText, with marks: [String]) -> Bool {
    isOne(source.bytes) && marks.contains { JSONSniffer.contains($0, source.bytes) }
      && !source.hasKey("type")
  }
}
