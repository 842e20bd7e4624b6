internal import AccessibilityTree
package import Documents

/// Reads Puppeteer's snapshot of a page's accessibility tree: as JSON, or as the text that
/// chrome-devtools-mcp makes of it.
package struct PuppeteerReader: TreeReader {
  /// `puppeteer`.
  package let name = "puppeteer"
  /// What the format is.
  package let summary = "Puppeteer accessibility snapshot (JSON, or text of chrome-devtools-mcp)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text is a mapping with a role of the web, or lines with marks such as `uid=1_2`.
  package func recognise(_ source: SourceText) -> Recognition {
    let head = ARIASniffer.head(source)
    guard JSONSniffer.isJSON(head) else {
      return PuppeteerText.isMarked(head) ? .recognised : .unlike
    }
    guard let role = ARIASniffer.outermostRole(head, bracket: UInt8(ascii: "{")) else {
      return .unlike
    }
    if ARIARole.isName(role) { return .recognised }
    return JSONSniffer.hasKey("children", head) && JSONSniffer.hasKey("name", head)
      ? .resembles(
        signs: ["the keys \"role\", \"name\" and \"children\""],
        lacks: "a role of web pages: \(SafeText.quoted(role)) is not one")
      : .unlike
  }

  /// Reads a snapshot.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    var report = ImportReport(
      format: name,
      cannotCarry: [
        .customContent, .customRotors, .frames, .languages, .cellSpans,
      ])
    let tree: ARIATree
    if JSONSniffer.isJSON(source.bytes) {
      let root = try Document(json: source).root
      let nodes = root.kind == .sequence ? root.items : [root]
      tree = try ARIASnapshotJSON.read(nodes, report: &report)
    } else {
      var text = PuppeteerText(source)
      tree = text.read()
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
