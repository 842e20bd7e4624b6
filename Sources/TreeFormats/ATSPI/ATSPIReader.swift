internal import AccessibilityTree
package import Documents

/// Reads what an application of a Linux desktop tells on AT-SPI, as `earshot transcript --atspi APP --save` writes it.
package struct ATSPIReader: TreeReader {
  /// `atspi`.
  package let name = "atspi"
  /// What the format is.
  package let summary = "A window as its application reports it over AT-SPI (JSON)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text is a window's dump, by the name of its format.
  package func recognise(_ source: SourceText) -> Recognition {
    let head = Array(source.bytes.prefix(256))
    return JSONSniffer.isJSON(head)
      && JSONSniffer.hasKey("format", head, valueBeginsWith: "earshot-atspi\"")
      ? .recognised : .unlike
  }

  /// Reads a window.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    let root = try Document(json: source).root
    try root.requireKeys(
      ["format", "version", "application", "toolkit", "live", "notes", "nodes"], of: "a window")
    var report = ImportReport(
      format: name,
      cannotCarry: [.activationPoints, .customContent, .customRotors, .inputLabels, .identifiers])
    let nodes = try ATSPINodes(root)
    for note in root["notes"]?.items ?? [] where !note.text.isEmpty {
      report.remarks.append(SafeText.line(note.text))
    }
    var screen = Screen(tree: ElementTree())
    screen.platform = .linux
    screen.app = try root["application"]?.string(for: "application").nonblank
    screen.title = nodes.all[0].name.nonblank
    if case .frame(let frame)? = nodes.all[0].judgedFrame, frame.width > 0, frame.height > 0 {
      screen.size = Size(width: frame.width, height: frame.height)
    }
    screen.language = nodes.language
    var work = ATSPITree(
      nodes, isLive: root["live"]?.text == "true", report: report)
    screen.tree = work.elements()
    return ImportedScreen(screen: screen, report: work.report)
  }
}
