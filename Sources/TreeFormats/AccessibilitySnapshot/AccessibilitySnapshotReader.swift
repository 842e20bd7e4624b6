internal import AccessibilityTree
package import Documents

/// Reads hierarchies as AccessibilitySnapshot's model package writes them (`AccessibilitySnapshotModel`).
///
/// The richest dump of an iOS screen: containers, rotors, custom content, actions and languages are all in
/// it, in the reader's order. What the tool itself says for each element is kept in
/// ``ImportedScreen/descriptions`` and plays no part in what is heard.
package struct AccessibilitySnapshotReader: TreeReader {
  /// `accessibilitysnapshot`.
  package let name = "accessibilitysnapshot"
  /// What the format is.
  package let summary = "AccessibilitySnapshot hierarchy (JSON)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text is JSON with the keys of an element or a container of a hierarchy.
  package func recognise(_ source: SourceText) -> Recognition {
    let bytes = source.bytes
    guard JSONSniffer.isJSON(bytes) else { return .unlike }
    let hasKey = { (key: String) in source.hasKey(key) }
    if hasKey("usesDefaultActivationPoint") || hasKey("traversalIndex") { return .recognised }
    if hasKey("_0"), hasKey("container") || hasKey("element") { return .recognised }
    let signs = ["customRotors", "customContent", "customActions", "respondsToUserInteraction"]
      .filter(hasKey)
    if signs.isEmpty { return .unlike }
    return .resembles(
      signs: signs.map { "the key \"\($0)\"" }, lacks: "the key \"usesDefaultActivationPoint\"")
  }

  /// Reads a hierarchy.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    let items = try AccessibilitySnapshotItems(Document(json: source).root)
    let report = ImportReport(
      format: name, cannotCarry: [.screenTitles, .headingLevels, .expandedStates])
    var work = AccessibilitySnapshotImport(items, report: report)
    return try work.screen()
  }
}
