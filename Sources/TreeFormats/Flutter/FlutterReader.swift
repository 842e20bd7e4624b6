internal import AccessibilityTree
package import Documents

/// Reads what Flutter prints of its semantics: `debugDumpSemanticsTree()`, or the key S of `flutter run`.
///
/// What becomes of each node is made by the bridge of Flutter: what its engine tells iOS about it.
package struct FlutterReader: TreeReader {
  /// `flutter`.
  package let name = "flutter"
  /// What the format is.
  package let summary = "Flutter semantics tree (debugDumpSemanticsTree)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text holds nodes of a semantics tree, or says that there is none.
  package func recognise(_ source: SourceText) -> Recognition {
    let bytes = source.bytes
    if Self.isJSON(bytes) { return .unlike }
    if Self.saysNothing(bytes) { return .recognised }
    guard JSONSniffer.contains(FlutterParser.header, bytes) else { return .unlike }
    if JSONSniffer.contains(FlutterRect.name, bytes) { return .recognised }
    var parser = FlutterParser(source)
    if parser.parse().contains(where: { $0.nodes.nodes.contains(where: \.saysAnything) }) {
      return .recognised
    }
    return .resembles(
      signs: ["\(FlutterParser.header)…"],
      lacks: "a node with a label, a value, flags, actions or a rectangle on the lines below it")
  }

  /// Reads the first tree of a dump.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    try readAll(source)[0]
  }

  /// Reads every tree of a dump: Flutter prints one for each view, and a log may hold several dumps.
  package func readAll(_ source: SourceText) throws(SourceError) -> [ImportedScreen] {
    var parser = FlutterParser(source)
    let dumps = parser.parse()
    guard !dumps.isEmpty else {
      if Self.saysNothing(source.bytes) {
        throw SourceError(
          path: source.path, message: "the dump is empty: Flutter had generated no semantics",
          suggestion: "switch a screen reader on, or call SemanticsBinding.instance"
            + ".ensureSemantics(), then dump again")
      }
      throw SourceError(
        path: source.path,
        message: "this is not a semantics tree: it has no \(FlutterParser.header)…",
        suggestion: "dump it with debugDumpSemanticsTree()")
    }
    return dumps.map { dump in
      var cannotCarry: [Capability] = [.customContent, .customRotors, .listsTablesAndLandmarks]
      if !dump.nodes.nodes.contains(where: \.rect.isPrinted) { cannotCarry.append(.frames) }
      let report = ImportReport(format: name, cannotCarry: cannotCarry)
      var work = FlutterFacts(dump, report: report)
      return work.screen()
    }
  }

  private static func saysNothing(_ bytes: [UInt8]) -> Bool {
    ["Semantics not generated", "Semantics not collected"].contains {
      JSONSniffer.contains($0, bytes)
    }
  }

  /// A log may begin with a bracket as well: `[  +3 ms] I/flutter (812): …`.
  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    let start = bytes.lazy.filter { $0 > 0x20 }.prefix(2)
    guard let first = start.first, first == 0x5B || first == 0x7B else { return false }
    return first == 0x7B || start.dropFirst().allSatisfy { "[{\"]".utf8.contains($0) }
  }
}
