internal import AccessibilityTree
package import Documents

/// Reads the snapshots of web pages that agent-browser prints: `- link "Home" [ref=e2]`, the same in its
/// JSON, and the shape that its documentation shows, `@e2 [link] "Home"`.
package struct AgentBrowserReader: TreeReader {
  /// `agent-browser`.
  package let name = "agent-browser"
  /// What the format is.
  package let summary = "agent-browser snapshot (text or JSON)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text has the marks of a snapshot that Playwright's has not.
  package func recognise(_ source: SourceText) -> Recognition {
    if Self.isAnswer(source) {
      return JSONSniffer.recognise(["snapshot", "refs"], source) == .recognised
        ? .recognised : .unlike
    }
    guard ["@e", "[ref=e", ", ref=e"].contains(where: { JSONSniffer.contains($0, source.bytes) })
    else { return .unlike }
    let text = OutlineText(startOf: source.bytes)
    switch text.style {
    case .bracketed: return Self.isOfPage(text) ? .recognised : .unlike
    case .dashed:
      let lines = String(decoding: source.bytes.prefix(OutlineText.reach), as: UTF8.self)
      return Self.isSnapshot(text, lines) ? .recognised : .unlike
    }
  }

  /// Returns whether an outline with brackets is of a web page rather than of an app.
  static func isOfPage(_ text: OutlineText) -> Bool {
    if text.notices.contains(where: { $0.hasPrefix("URL: ") }) { return true }
    return text.items.contains { item in
      if item.mark("level") != nil || item.mark("type") != nil || item.mark("role") != nil {
        return true
      }
      let isOfPage = AgentBrowserRoles.isTag(item.role) || ARIARole.isName(item.role)
      return isOfPage && AgentDeviceRoles.type(of: item.role) == nil
    }
  }

  /// Playwright ends the line of a node that holds others with a colon and gives each mark its own brackets;
  /// agent-browser does neither.
  private static func isSnapshot(_ text: OutlineText, _ lines: String) -> Bool {
    guard let first = text.items.first, ARIARole.isName(first.role) else { return false }
    if lines.contains(", ref=e") || lines.contains("ref=e1, ") { return true }
    var indent = 0
    var isNested = false
    for line in lines.split(whereSeparator: \.isNewline) {
      let bare = line.drop { $0 == " " }
      if bare.hasPrefix("- /") || bare.last == ":" || bare.contains("] [") { return false }
      let own = line.count - bare.count
      if own > indent { isNested = true }
      indent = own
    }
    return isNested || text.items.count > 1 && text.items.allSatisfy { $0.ref != nil }
  }

  /// Reads a snapshot.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    var report = ImportReport(
      format: name,
      cannotCarry: [.hints, .frames, .customContent, .customRotors, .languages, .cellSpans])
    report.remarks.append("a snapshot of interactive elements omits all others")
    let text = OutlineText(try Self.snapshot(in: source))
    guard !text.items.isEmpty else {
      throw SourceError(
        path: source.path, message: "the snapshot is empty: it has no nodes",
        suggestion: "take it again when the page has loaded")
    }
    var tree = ARIATree()
    let title = text.notices.first { $0.hasPrefix("Page: ") }?.dropFirst(6)
    if let title { tree.begin(ARIANode(.role(.document), String(title))) }
    text.walk(begin: { tree.begin(AgentBrowserRoles.node($0)) }, end: { tree.end() })
    if title != nil { tree.end() }
    var work = ARIAFacts(tree, report: report)
    return work.read()
  }

  /// Whether a text is a mapping of JSON; an outline may begin with a bracket: `[page] Kiln`.
  private static func isAnswer(_ source: SourceText) -> Bool {
    source.bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
  }

  /// The text of a snapshot; in an answer in JSON it is a value.
  private static func snapshot(in source: SourceText) throws(SourceError) -> String {
    guard isAnswer(source) else { return String(decoding: source.bytes, as: UTF8.self) }
    let root = try Document(json: source).root
    guard let snapshot = (root["data"] ?? root)["snapshot"], snapshot.kind == .string else {
      throw root.error(
        "the answer has no snapshot: the key \"snapshot\" is missing or is not text",
        suggestion: "write one with: agent-browser snapshot --json")
    }
    return snapshot.text
  }
}
