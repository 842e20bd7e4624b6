internal import AccessibilityTree

/// Tells the nodes of a semantics tree as the views that Android's accessibility is told of.
///
/// What becomes what is what `AndroidComposeViewAccessibilityDelegateCompat` does (documented in the source
/// of AndroidX).
struct ComposeImport {
  private let tree: ComposeTree
  private var report: ImportReport
  private var dump = AndroidDump()

  /// Creates an import.
  init(_ tree: ComposeTree, report: ImportReport) {
    self.tree = tree
    self.report = report
  }

  /// Returns the screen, and what was lost or inferred.
  mutating func screen() -> ImportedScreen {
    var open: [Int] = []
    for index in tree.nodes.nodes.indices {
      while let end = open.last, end <= index {
        open.removeLast()
        dump.views.end()
      }
      dump.views.begin(view(index))
      dump.offsets.append(Int32(truncatingIfNeeded: tree.nodes[index].offset))
      open.append(tree.nodes.end(of: index))
      tellLosses(tree.nodes[index])
    }
    for _ in open { dump.views.end() }
    if tree.hasLostIndentation {
      report.remarks.append(
        "the indentation of the lines is lost, and with it the nesting of the nodes")
    }
    // Nodes are printed in the order in which they are drawn; Compose has them read by their places.
    var work = AndroidFacts(dump, report: report, order: .byPosition)
    let screen = work.screen()
    return ImportedScreen(screen: screen, report: work.report, offsets: work.offsets)
  }

  private func view(_ index: Int) -> AndroidElement {
    let node = tree.nodes[index]
    var view = AndroidElement()
    view.type = node.androidClass
    view.flags = node.flags
    // Both are printed where they are.
    (view.saysHeading, view.saysPane) = (true, true)
    view.id = node.tag?.nonblank
    view.pane = node.text("PaneTitle")?.nonblank
    view.description = node.list("ContentDescription")?.nonblank
    view.text = node.words?.nonblank
    view.keep(\.state, node.text("StateDescription"))
    view.keep(\.error, node.text("Error"))
    view.keep(actions: node.customActions)
    if node.isField { view.hint = label(ofField: index)?.nonblank }
    if let edges = node.edges {
      view.place(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
    }
    return view
  }

  /// A field is named by its own text, which is its label, and by the texts in it.
  private func label(ofField index: Int) -> String? {
    var texts = [tree.nodes[index].list("Text")].compactMap { $0 }
    for below in index + 1..<tree.nodes.end(of: index) {
      if let text = tree.nodes[below].list("Text"), !texts.contains(text) { texts.append(text) }
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private mutating func tellLosses(_ node: ComposeNode) {
    if node.isCut { report.drop("nodes below the printed depth") }
  }
}
