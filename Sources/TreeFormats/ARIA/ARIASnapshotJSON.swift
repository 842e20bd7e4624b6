internal import AccessibilityTree
internal import Documents

/// Reads snapshots of web pages whose nodes hold one another: Puppeteer's, and Playwright's JSON.
enum ARIASnapshotJSON {
  /// Reads nodes and all below them.
  static func read(
    _ roots: [DocumentNode], report: inout ImportReport
  ) throws(SourceError) -> ARIATree {
    var tree = ARIATree()
    var levels = [roots[...]]
    while let last = levels.indices.last {
      guard let node = levels[last].popFirst() else {
        levels.removeLast()
        tree.end()
        continue
      }
      if node.isNull { continue }
      if node.kind == .string {
        tree.addText(node.text)
        continue
      }
      guard node.kind == .mapping else {
        throw node.error("a node is a mapping or a text, not \(node.described)")
      }
      let element = try ARIASnapshotNode(node, report: &report)
      var aria = element.node
      aria.offset = Int32(truncatingIfNeeded: node.offset)
      tree.begin(aria)
      if let text = element.text { tree.addText(text) }
      levels.append(element.children[...])
    }
    return tree
  }
}
