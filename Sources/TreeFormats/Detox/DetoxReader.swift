internal import AccessibilityTree
package import Documents

/// Reads view hierarchies of Detox: `device.generateViewHierarchyXml()`, of iOS and Android.
///
/// They hold every view with its label, and not which of them are elements. React Native gives a view
/// the labels of all that it holds, so that the innermost labelled views are taken for elements.
package struct DetoxReader: MarkupReader {
  /// `detox`.
  package let name = "detox"
  /// What the format is.
  package let summary = "Detox view hierarchy (XML)"

  static let format = XMLFormat(
    noun: "a Detox view hierarchy", outermost: "\"ViewHierarchy\"",
    openings: "no <ViewHierarchy>", marks: ["<ViewHierarchy"],
    isOutermost: { $0 == "ViewHierarchy" })

  /// Creates a reader.
  package init() {}

  /// Returns whether a text is XML whose outermost tag is `ViewHierarchy`.
  package func recognise(_ source: SourceText) -> Recognition {
    Self.format.recognise(source, signs: [("<ViewHierarchy", "<ViewHierarchy>")])
  }

  /// Reads a view hierarchy; the first of several.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    try readAll(source)[0]
  }

  /// Reads every view hierarchy of a text.
  package func readAll(_ source: SourceText) throws(SourceError) -> [ImportedScreen] {
    let isAndroid = JSONSniffer.contains("\"android.", source.bytes)
    let readings = try XMLDocuments.read(source, as: Self.format) {
      DetoxSink(isAndroid: isAndroid)
    }
    var screens: [ImportedScreen] = []
    for reading in readings {
      if reading.sink.views.nodes.isEmpty { throw XMLSyntax.empty(source) }
      screens.append(screen(of: reading, source))
    }
    return screens
  }

  private func screen(
    of reading: XMLDocuments.Reading<DetoxSink>, _ source: SourceText
  ) -> ImportedScreen {
    let sink = reading.sink
    var report = ImportReport(
      format: name,
      cannotCarry: [
        .stops, .traits, .hints, .customActions, .customContent,
        .customRotors, .headings, .headingLevels, .screenTitles, .languages,
        .listsTablesAndLandmarks,
      ])
    reading.tell(&report, source)
    report.infer("elements from labels")
    for _ in 0..<sink.webPages { report.drop("web pages") }
    if sink.webPages > 0 { report.cannotCarry.append(.webContent) }
    for _ in 0..<sink.absurdFrames { report.drop("frames that are not finite") }
    var work = LabelledViewImport(sink.views, report: report)
    var screen = Screen(tree: work.tree())
    report = work.report
    screen.takeSize(of: sink.window, report: &report)
    if sink.isAndroid {
      screen.toolkit = .android
      screen.platform = .android
    }
    return ImportedScreen(screen: screen, report: report, offsets: work.offsets)
  }
}
