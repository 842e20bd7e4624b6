internal import AccessibilityTree
package import Documents

/// Reads elements as ButtonHeist lists them: one, or an array of them in any order.
package struct ButtonHeistReader: TreeReader {
  /// `buttonheist`.
  package let name = "buttonheist"
  /// What the format is.
  package let summary = "ButtonHeist elements (JSON)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text is JSON with the keys of an element.
  package func recognise(_ source: SourceText) -> Recognition {
    JSONSniffer.recognise(["frameX", "frameWidth"], source)
  }

  /// Reads elements.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    let root = try Document(json: source).root
    let nodes = root.kind == .sequence ? root.items : [root]
    guard !nodes.isEmpty else { throw root.error("the dump is empty: it has no elements") }
    var report = ImportReport(
      format: name,
      cannotCarry: [
        .containers, .customContent, .customRotors, .headingLevels, .languages,
        .screenSizes, .screenTitles,
      ])
    var elements: [ButtonHeistElement] = []
    for node in nodes { elements.append(try ButtonHeistElement(node, report: &report)) }
    // Equal orders keep the order of the array; a sort alone does not promise that.
    let sorted = elements.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }
    var tree = ElementTree()
    var identifiers = ImportedIdentifiers()
    var wrapper = Element()
    wrapper.childOrder = .asWritten
    tree.begin(wrapper)
    for item in sorted {
      var element = item.element.element
      identifiers.claim(for: &element, report: &report)
      tree.add(element)
    }
    tree.end()
    return ImportedScreen(screen: Screen(tree: tree), report: report)
  }
}
