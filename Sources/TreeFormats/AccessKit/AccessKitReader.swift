internal import AccessibilityTree
package import Documents

/// Reads what toolkits such as egui, Bevy or Slint hand to AccessKit: a `TreeUpdate` as serde writes it.
///
/// What becomes of each node is made by the bridge of AccessKit: what its adapter for iOS tells of it.
package struct AccessKitReader: TreeReader {
  /// `accesskit`.
  package let name = "accesskit"
  /// What the format is.
  package let summary = "AccessKit TreeUpdate (JSON)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text is JSON with a list of nodes, each a pair of a number and a node.
  package func recognise(_ source: SourceText) -> Recognition {
    let bytes = source.bytes
    guard JSONSniffer.isJSON(bytes), source.hasKey("nodes") else { return .unlike }
    if source.hasKey("role"), Self.listsPairs(bytes) { return .recognised }
    let signs = ["toolkitName", "focus", "childActions"].filter { source.hasKey($0) }
    if signs.isEmpty { return .unlike }
    return .resembles(
      signs: (["nodes"] + signs).map { "the key \"\($0)\"" },
      lacks: "nodes that are pairs of a number and a mapping with a \"role\"")
  }

  /// Whether `"nodes":` is followed by `[[` and a number, other than in Chrome's trees.
  private static func listsPairs(_ bytes: [UInt8]) -> Bool {
    let key = Array("\"nodes\"".utf8)
    var index = 0
    while index + key.count < bytes.count {
      if bytes[index] == key[0], bytes[index...].starts(with: key) {
        let rest = bytes[(index + key.count)...].lazy.filter { $0 > 0x20 }.prefix(4)
        let start = Array(rest)
        if start.count == 4, start.starts(with: ":[[".utf8),
          (0x30...0x39).contains(start[3]) || start[3] == 0x22
        {
          return true
        }
      }
      index += 1
    }
    return false
  }

  /// Reads an update.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    var report = ImportReport(
      format: name,
      cannotCarry: [.activationPoints, .customContent, .customRotors, .inputLabels])
    let nodes = try AccessKitNodes(Document(json: source).root, report: &report)
    var work = AccessKitFacts(nodes, report: report)
    return work.screen()
  }
}
