internal import AccessibilityTree
package import Documents

/// Reads the snapshots that A11yUITests keeps of a screen: a flat list of what XCUITest finds.
///
/// The list holds parts of buttons beside the buttons and says neither what is in what nor what is a stop
/// of the reader: frames and types decide.
package struct A11yUITestsReader: TreeReader {
  /// `a11yuitests`.
  package let name = "a11yuitests"
  /// What the format is.
  package let summary = "A11yUITests snapshot (JSON)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text is JSON with the keys of a snapshot.
  package func recognise(_ source: SourceText) -> Recognition {
    JSONSniffer.recognise(["generated", "snapshot", "filename"], source)
  }

  /// Reads a snapshot.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    let root = try Document(json: source).root
    guard let snapshot = root["snapshot"] else {
      throw root.error("the dump has no elements: \"snapshot\" is missing")
    }
    var elements: [A11yUITestsElement] = []
    for node in try snapshot.list(for: "snapshot") { elements.append(try A11yUITestsElement(node)) }
    if elements.isEmpty {
      throw snapshot.error(
        "the dump is empty: it has no elements",
        suggestion: "take a new dump while the app is in the foreground")
    }
    let parts = A11yUITestsParts(of: elements)
    var builder = XCUITestDumpBuilder()
    var left: [String] = []
    let holders = elements.indices.map(parts.holder)
    var shown: [Int: [String]] = [:]
    for (index, element) in elements.enumerated() where element.type == .staticText {
      if let holder = holders[index], let words = element.words {
        shown[holder, default: []].append(words)
      }
    }
    for (index, element) in elements.enumerated() {
      if holders[index] != nil {
        left.append(element.subject)
      } else {
        element.add(to: &builder, showing: shown[index] ?? [])
      }
    }
    let dump = builder.dump
    return dump.imported(as: name) { report in
      // No navigation bar is in it either, so that even a dump with traits names no screen.
      let lacking: [Capability] = [
        .actions, .containers, .identifiers, .screenSizes, .stops, .screenTitles,
      ]
      report.cannotCarry += lacking.filter { !report.cannotCarry.contains($0) }
      for subject in left { report.drop("parts of controls", subject: subject) }
      for index in dump.nodes.indices where dump.nodes[index].flags.contains(.isAccessible) {
        report.infer("elements from element types", at: index)
      }
    }
  }
}
