internal import AccessibilityTree
package import Documents

/// Reads the outlines that agent-device prints of a screen, and tools that print the same:
/// `@e6 [button] "Lists"`.
///
/// They say neither what is a stop of the reader nor where anything stands, so that the types of elements
/// decide, as in old page sources.
package struct AgentDeviceReader: TreeReader {
  /// `agent-device`.
  package let name = "agent-device"
  /// What the format is.
  package let summary = "agent-device outline, or a similar one (@e6 [button] \"Lists\")"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text has lines with a mark and a role in brackets, of an app.
  package func recognise(_ source: SourceText) -> Recognition {
    guard JSONSniffer.contains("@e", source.bytes) else { return .unlike }
    let text = OutlineText(startOf: source.bytes)
    guard text.style == .bracketed, !text.items.isEmpty else { return .unlike }
    return AgentBrowserReader.isOfPage(text) ? .unlike : .recognised
  }

  /// Reads an outline.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    let text = OutlineText(String(decoding: source.bytes, as: UTF8.self))
    guard !text.items.isEmpty else {
      throw SourceError(
        path: source.path, message: "the outline is empty: it has no nodes",
        suggestion: "capture the screen again while the app is in the foreground")
    }
    var tree = AgentDeviceTree()
    text.walk(begin: { tree.begin($0) }, end: { tree.end() })
    var imported = tree.dump.imported(as: name) { report in
      report.cannotCarry.append(.frames)
      report.remarks.append("labels cannot be distinguished from values and identifiers")
      for notice in text.notices {
        for _ in 0..<AgentDeviceNotice.hidden(notice) { report.drop("elements off the screen") }
        if AgentDeviceNotice.isTruncated(notice) { report.drop("nodes past a limit") }
      }
      report.remarks.append("an outline does not state its platform; read as iOS")
    }
    if imported.screen.app == nil {
      imported.screen.app = text.notices.lazy.compactMap(AgentDeviceNotice.page).first
    }
    return imported
  }
}
