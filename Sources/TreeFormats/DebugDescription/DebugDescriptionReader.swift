internal import AccessibilityTree
package import Documents

/// Reads what `XCUIElement.debugDescription` prints of an app: in a failed test's log, by `print`, by
/// lldb's `po`, or in an answer of WebDriverAgent (`GET /source?format=description`).
///
/// It says neither what is a stop of the reader nor what shows, so that the types of elements decide, as
/// in old page sources.
package struct DebugDescriptionReader: TreeReader {
  /// `debugdescription`.
  package let name = "debugdescription"
  /// What the format is.
  package let summary = "XCUIElement.debugDescription (text)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text holds the description of an element.
  package func recognise(_ source: SourceText) -> Recognition {
    if WebDriverAgentResponse.holdsText(source, with: [DebugDescriptionText.heading]) {
      return .recognised
    }
    if let first = source.bytes.first(where: { $0 > 0x20 }), first == 0x3C || first == 0x7B {
      return .unlike
    }
    if DebugDescriptionText.startsWithElement(source.bytes) { return .recognised }
    guard JSONSniffer.contains(DebugDescriptionText.heading, source.bytes) else { return .unlike }
    return JSONSniffer.contains(", 0x", source.bytes) || JSONSniffer.contains(" 0x", source.bytes)
      || JSONSniffer.contains("{{", source.bytes)
      ? .recognised
      : .resembles(
        signs: ["\"\(DebugDescriptionText.heading)\""],
        lacks: "an element with its address or frame")
  }

  /// Reads the first description of a text.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    try readAll(source)[0]
  }

  /// Reads every description of a text: a log may hold several.
  package func readAll(_ source: SourceText) throws(SourceError) -> [ImportedScreen] {
    let inner = try WebDriverAgentResponse.text(in: source, with: [DebugDescriptionText.heading])
    let text = try DebugDescriptionText(inner ?? source)
    var screens: [ImportedScreen] = []
    for tree in text.trees {
      var dump = try DebugDescriptionTree.dump(of: tree, in: text.source)
      // Its escapes, and what stands around it, have moved what it says.
      if text.source.bytes.count != source.bytes.count { dump.offsets = [] }
      if dump.nodes.isEmpty { continue }
      screens.append(
        dump.imported(as: name) { report in
          report.cannotCarry.append(.visibility)
          if text.wasEscaped {
            report.warn(
              SourceWarning(
                path: source.path,
                message: "the text is quoted as lldb prints it; read without its escapes"))
          }
        })
    }
    if screens.isEmpty {
      throw source.error(
        "the description has no elements", at: 0,
        suggestion: "print debugDescription while the app is in the foreground")
    }
    return screens
  }
}
