internal import AccessibilityTree
package import Documents

/// Reads dumps of Android screens: `adb shell uiautomator dump`, and Appium's page source of them.
///
/// Which views are stops, and whose words they say, is made by the bridge of Android.
package struct UIAutomatorReader: MarkupReader {
  /// `uiautomator`.
  package let name = "uiautomator"
  /// What the format is.
  package let summary = "Android uiautomator dump or Appium UiAutomator2 page source (XML)"

  static let format = XMLFormat(
    noun: "a uiautomator dump",
    outermost: "\"hierarchy\", \"displays\" or the class of an Android view",
    openings: "neither <hierarchy>, <displays> nor the class of an Android view",
    marks: ["<hierarchy", "<displays", "<android.widget.", "<android.view."],
    isOutermost: {
      $0 == "hierarchy" || $0 == "displays" || $0.hasPrefix("android.widget.")
        || $0.hasPrefix("android.view.")
        || $0.hasPrefix("androidx.")
    })

  /// Creates a reader.
  package init() {}

  /// Returns whether a text is XML whose outermost tag is `hierarchy`, `displays` or the class of a view.
  package func recognise(_ source: SourceText) -> Recognition {
    Self.format.recognise(
      source,
      signs: [
        ("<node ", "<node>"), ("resource-id=", "the attribute resource-id"),
        ("content-desc=", "the attribute content-desc"),
      ])
  }

  /// Reads a dump; the first of several.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    try readAll(source)[0]
  }

  /// Reads every dump of a text: scripts write them one after the other.
  package func readAll(_ source: SourceText) throws(SourceError) -> [ImportedScreen] {
    let readings = try XMLDocuments.read(source, as: Self.format) {
      UIAutomatorSink(size: source.bytes.count)
    }
    var screens: [ImportedScreen] = []
    for reading in readings {
      if reading.sink.dump.views.count == 0 { throw XMLSyntax.empty(source) }
      var report = ImportReport(
        format: name,
        cannotCarry: [
          .roleDescriptions, .stateDescriptions, .customActions, .headingLevels,
          .languages, .listPositions,
        ])
      reading.tell(&report, source)
      var work = AndroidFacts(reading.sink.dump, report: report)
      let screen = work.screen()
      screens.append(
        ImportedScreen(screen: screen, report: work.report, offsets: work.offsets))
    }
    return screens
  }
}
