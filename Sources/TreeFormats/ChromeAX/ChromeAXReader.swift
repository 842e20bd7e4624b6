internal import AccessibilityTree
package import Documents

/// Reads what Chrome's DevTools protocol tells of a page's accessibility tree:
/// `Accessibility.getFullAXTree`, as BrowserGym and other tools store it too.
package struct ChromeAXReader: TreeReader {
  /// `chrome-ax`.
  package let name = "chrome-ax"
  /// What the format is.
  package let summary = "Chrome's Accessibility.getFullAXTree (JSON)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text is JSON whose first nodes have the keys of the protocol.
  package func recognise(_ source: SourceText) -> Recognition {
    // A page's dump holds such trees, and more.
    if BrowserPageReader().canRead(source) { return .unlike }
    let head = ARIASniffer.head(source)
    guard JSONSniffer.isJSON(head) else { return .unlike }
    let links = ["childIds", "backendDOMNodeId", "ignored"].filter { JSONSniffer.hasKey($0, head) }
    let hasID = JSONSniffer.hasKey("nodeId", head)
    let hasRole = JSONSniffer.hasKey("role", head)
    if hasID, hasRole, !links.isEmpty { return .recognised }
    let signs = ((hasID ? ["nodeId"] : []) + links).map { "the key \"\($0)\"" }
    if signs.isEmpty { return .unlike }
    let lacks = !hasID ? "nodeId" : !hasRole ? "role" : "childIds"
    return .resembles(signs: signs, lacks: "the key \"\(lacks)\"")
  }

  /// Reads a tree.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    let root = try Document(json: source).root
    var report = ImportReport(
      format: name,
      cannotCarry: [
        .customContent, .customRotors, .frames, .languages, .cellSpans,
      ])
    var tree = ARIATree()
    for list in try Self.lists(root) {
      var elements: [ChromeAXElement] = []
      elements.reserveCapacity(list.count)
      for node in list { elements.append(try ChromeAXElement(node)) }
      for frame in ChromeAXLinks.frames(elements) {
        ChromeAXLinks(Array(frame), report: &report).add(to: &tree, report: &report)
      }
    }
    guard !tree.nodes.isEmpty else {
      throw root.error(
        "the dump is empty: it has no nodes", suggestion: "dump again when the page has loaded")
    }
    var work = ARIAFacts(tree, report: report)
    return work.read()
  }

  /// The lists of nodes: bare, in `nodes`, in the protocol's answer, or one for each frame.
  private static func lists(_ root: DocumentNode) throws(SourceError) -> [[DocumentNode]] {
    if root.kind == .mapping {
      if let result = root["result"] { return try lists(ofFrame: result) }
      return try lists(ofFrame: root)
    }
    let items = try root.list(for: "nodes")
    guard let first = items.first, first["nodes"] != nil || first["result"] != nil else {
      return [items]
    }
    var lists: [[DocumentNode]] = []
    for frame in items { lists += try Self.lists(ofFrame: frame["result"] ?? frame) }
    return lists
  }

  private static func lists(ofFrame frame: DocumentNode) throws(SourceError) -> [[DocumentNode]] {
    guard let nodes = frame["nodes"] else {
      // One node alone.
      if frame["nodeId"] != nil { return [[frame]] }
      throw frame.error("the dump has no tree: \"nodes\" is missing")
    }
    return [try nodes.list(for: "nodes")]
  }
}
