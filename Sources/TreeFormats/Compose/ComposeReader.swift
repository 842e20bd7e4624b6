internal import AccessibilityTree
package import Documents

/// Reads what Jetpack Compose prints of its semantics: `printToLog` and `printToString` of a test, of the
/// merged and of the unmerged tree, from a log or without one.
///
/// Compose tells its nodes to Android as views, so that the rules for Android's views make the stops.
package struct ComposeReader: TreeReader {
  /// `compose`.
  package let name = "compose"
  /// What the format is.
  package let summary = "Jetpack Compose semantics tree (printToLog, printToString)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text holds nodes of a semantics tree, or the heading of one.
  package func recognise(_ source: SourceText) -> Recognition {
    let bytes = source.bytes
    if XMLSniffer.opening(of: bytes) != .none || source.looksLikeJSON { return .unlike }
    if JSONSniffer.contains(ComposeParser.heading, bytes) { return .recognised }
    guard JSONSniffer.contains(ComposeLine.header, bytes) else { return .unlike }
    var lines = ComposeLines(bytes)
    while let line = lines.next() {
      if line.startsNode, JSONSniffer.contains(")px", Array(line.content)) { return .recognised }
    }
    return .resembles(
      signs: ["\"\(ComposeLine.header)\""],
      lacks: "the position of a node: \(ComposeLine.header)1 at (l=0.0, t=0.0, r=9.0, b=9.0)px")
  }

  /// Reads the first tree of a text.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    try readAll(source)[0]
  }

  /// Reads every tree of a text: a log may hold several.
  package func readAll(_ source: SourceText) throws(SourceError) -> [ImportedScreen] {
    var parser = ComposeParser(source.bytes)
    let trees = parser.parse()
    guard !trees.isEmpty else {
      throw SourceError(
        path: source.path, message: "the dump is empty: it has no \(ComposeLine.header)…",
        suggestion: "print the root: composeTestRule.onRoot().printToLog(\"TAG\")")
    }
    let nodes = trees.flatMap { $0.nodes.nodes }
    if nodes.count > 1, nodes.allSatisfy(\.isBare) {
      throw SourceError(
        path: source.path, message: "the dump has \(nodes.count) nodes, but not their properties",
        suggestion: "keep the lines below each node: adb logcat -d -s TAG > log.txt, without grep")
    }
    return trees.map { tree in
      let report = ImportReport(
        format: name,
        cannotCarry: [
          .customContent, .headingLevels, .languages, .listPositions, .roleDescriptions,
          .screenTitles, .visibility,
          // Nodes are printed as they are drawn; Material makes what is smaller answer on 48 points (documented:
          // minimumInteractiveComponentSize).
          .touchAreas,
        ])
      var work = ComposeImport(tree, report: report)
      return work.screen()
    }
  }
}
