internal import AccessibilityTree
package import Documents

/// Reads page sources of Appium and WebDriverAgent: the XML of `GET /source`.
///
/// Every version is read: without `accessible` (before April 2021), with it, and with `traits` (since
/// June 2025); of iOS, of tvOS, and of macOS, where Appium's mac2 driver has words of its own. What a
/// version does not say is inferred and counted. The XML may stand in the JSON of a server's answer.
package struct XCUITestReader: MarkupReader {
  /// `xcuitest`.
  package let name = "xcuitest"
  /// What the format is.
  package let summary = "Appium or WebDriverAgent page source (XML)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text is XML whose outermost tag is `AppiumAUT` or an `XCUIElementType…`.
  package func recognise(_ source: SourceText) -> Recognition {
    if WebDriverAgentResponse.holdsText(source, with: Self.marks) { return .recognised }
    return Self.format.recognise(
      source, signs: [("<\(XCUITestType.prefix)", "<\(XCUITestType.prefix)…>")])
  }

  /// Words of which every page source has one.
  private static let marks = ["AppiumAUT", XCUITestType.prefix]

  static let format = XMLFormat(
    noun: "a page source", outermost: "\"AppiumAUT\" or an \"\(XCUITestType.prefix)…\"",
    openings: "neither <AppiumAUT> nor an <\(XCUITestType.prefix)…>",
    marks: marks,
    isOutermost: { $0 == "AppiumAUT" || $0.hasPrefix(XCUITestType.prefix) })

  /// Reads a page source.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    try readAll(source)[0]
  }

  /// Reads every page source of a text: tests write them one after the other.
  package func readAll(_ source: SourceText) throws(SourceError) -> [ImportedScreen] {
    let source = try WebDriverAgentResponse.text(in: source, with: Self.marks) ?? source
    let readings = try XMLDocuments.read(source, as: Self.format) {
      XCUITestSink(size: source.bytes.count)
    }
    var screens: [ImportedScreen] = []
    for reading in readings { screens.append(try screen(of: reading, source)) }
    return screens
  }

  private func screen(
    of reading: XMLDocuments.Reading<XCUITestSink>, _ source: SourceText
  ) throws(SourceError) -> ImportedScreen {
    let dump = reading.sink.dump
    if dump.nodes.count == 1, dump.nodes[0].type != .application {
      throw XMLSyntax.empty(source)
    }
    return dump.imported(as: name) { reading.tell(&$0, source) }
  }
}
