internal import AccessibilityTree
package import Documents

/// Reads what idb, AXe, sim-use and macapptree describe of a screen: `idb ui describe-all`,
/// `axe describe-ui`.
///
/// These tools ask for what a screen reader gets, in its order: every node that is no group is a stop of
/// the cursor.
package struct IDBReader: TreeReader {
  /// `idb`.
  package let name = "idb"
  /// What the format is.
  package let summary = "idb, AXe, sim-use or macapptree description of a screen (JSON)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text is JSON with the keys of a dump.
  package func recognise(_ source: SourceText) -> Recognition {
    let bytes = source.bytes
    let telltales = Self.telltaleKeys.filter { source.hasKey($0) }
    guard JSONSniffer.isJSON(bytes) else {
      return telltales.isEmpty
        ? .unlike
        : .resembles(
          signs: telltales.map { "\"\($0)\"" }, lacks: "the opening bracket of the JSON")
    }
    if !telltales.isEmpty
      || JSONSniffer.hasKey("role", bytes, valueBeginsWith: "AX")
      || source.hasKey("elements") && source.hasKey("backend")
      // A schema of a dump, which `read` explains.
      || JSONSniffer.contains(".AXFrame\"", bytes)
    {
      return .recognised
    }
    return .unlike
  }

  private static let telltaleKeys = [
    "AXFrame", "AXLabel", "AXUniqueId", "role_description", "coordinate_space", "absolute_position",
  ]

  /// Reads a dump.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    let envelope = try IDBEnvelope(Document(json: source).root)
    var report = ImportReport(
      format: name,
      cannotCarry: [
        .customContent, .customRotors, .headingLevels, .languages,
        .listsTablesAndLandmarks,
      ])
    if envelope.isTruncated { report.drop("elements past the limit of the tool") }
    var work = IDBImport(report: report)
    try work.read(envelope.nodes)
    var screen = work.finish(size: envelope.size)
    if let alert = envelope.alert { screen.title = alert }
    report = work.report
    if envelope.isFromInside {
      report.remarks.append("read from inside the app: parts of elements may be spoken separately")
    }
    if !work.saysTraits { report.cannotCarry.append(.traits) }
    if !work.saysPlaceholders { report.cannotCarry.append(.placeholders) }
    // Only the windows of a Mac have names.
    if screen.platform != .macos { report.cannotCarry.append(.screenTitles) }
    return ImportedScreen(screen: screen, report: report, offsets: work.offsets)
  }
}
