internal import AccessibilityTree
package import Documents

/// Reads Playwright's aria snapshots: the YAML of `ariaSnapshot`, of its MCP server and of expectations in
/// tests, and the same as JSON.
package struct PlaywrightReader: TreeReader {
  /// `playwright`.
  package let name = "playwright"
  /// What the format is.
  package let summary = "Playwright aria snapshot (YAML or JSON)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text is a list whose first item has a role of the web.
  package func recognise(_ source: SourceText) -> Recognition {
    let head = ARIASniffer.head(source)
    guard JSONSniffer.isJSON(head) else {
      let recognition = PlaywrightFrame.recognise(source)
      // Another tool's lines look the same but for a colon.
      let isOther =
        recognition == .recognised && AgentBrowserReader().recognise(source) == .recognised
      return isOther ? .unlike : recognition
    }
    guard let role = ARIASniffer.outermostRole(head, bracket: UInt8(ascii: "[")) else {
      return .unlike
    }
    return ARIARole.isName(role) ? .recognised : .unlike
  }

  /// Reads a snapshot.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    var report = ImportReport(
      format: name,
      cannotCarry: [
        .hints, .collapsedStates, .customContent, .customRotors, .languages,
        .cellSpans, .screenTitles,
      ])
    let tree: ARIATree
    if JSONSniffer.isJSON(source.bytes) {
      let root = try Document(json: source).root
      let nodes = root.kind == .sequence ? root.items : [root]
      tree = try ARIASnapshotJSON.read(nodes, report: &report)
    } else {
      var text = PlaywrightText(source, report: report)
      try text.read()
      tree = text.tree
      report = text.report
    }
    guard !tree.nodes.isEmpty else {
      throw SourceError(
        path: source.path, message: "the snapshot is empty: it has no nodes",
        suggestion: "take it again when the page has loaded")
    }
    var work = ARIAFacts(tree, report: report)
    return work.read()
  }
}
