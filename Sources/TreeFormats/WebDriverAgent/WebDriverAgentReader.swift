internal import AccessibilityTree
package import Documents

/// Reads page sources of WebDriverAgent in JSON: `GET /source?format=json`, `mobile: source`,
/// `GET /wda/accessibleSource`, and the attributes of single elements.
///
/// The shape of today is read, and that of 2016 with the types of UIAutomation. What is heard is worked
/// out as for the XML of the same tool.
package struct WebDriverAgentReader: TreeReader {
  /// `wda`.
  package let name = "wda"
  /// What the format is.
  package let summary = "WebDriverAgent page source (JSON)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text is JSON with the keys of an element.
  package func recognise(_ source: SourceText) -> Recognition {
    let bytes = source.bytes
    guard JSONSniffer.isJSON(bytes) else { return .unlike }
    if WebDriverAgentResponse.isOne(bytes), source.hasKey("error"),
      source.hasKey("traceback") || source.hasKey("stacktrace")
    {
      return .recognised
    }
    let signs = ["rawIdentifier", "isEnabled", "isVisible"].filter { source.hasKey($0) }
    if signs.isEmpty { return .unlike }
    let named = signs.map { "the key \"\($0)\"" }
    if !source.hasKey("type") {
      return .resembles(signs: named, lacks: "the key \"type\"")
    }
    let isWhole = ["rawIdentifier", "rect", "frame"].contains { source.hasKey($0) }
    return isWhole ? .recognised : .resembles(signs: named, lacks: "the key \"rect\"")
  }

  /// Reads a page source.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    let response = try WebDriverAgentResponse(Document(json: source).root)
    let dump = try WebDriverAgentElement.dump(of: response.nodes, in: source)
    let isTree = dump.nodes.indices.contains(where: dump.tree.hasChildren)
    if isTree || dump.nodes.contains(where: { $0.type == .application }) {
      return dump.imported(as: name)
    }
    // Attributes of single elements: somebody asked for these, whatever they say of themselves.
    var elements = dump
    elements.saysAccessible = true
    for index in elements.nodes.indices { elements.tree[index].flags.insert(.isAccessible) }
    return elements.imported(as: name) { report in
      for index in elements.nodes.indices
      where !dump.nodes[index].flags.contains(.isAccessible) {
        report.infer("stops from single elements", at: index)
      }
    }
  }
}
