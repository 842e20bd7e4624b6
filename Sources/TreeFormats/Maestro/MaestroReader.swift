internal import AccessibilityTree
package import Documents

/// Reads what Maestro knows of a screen: `maestro hierarchy`, and the device screens of Maestro Studio.
///
/// Of iOS it keeps labels and values and no roles; of Android the attributes of uiautomator.
package struct MaestroReader: TreeReader {
  /// `maestro`.
  package let name = "maestro"
  /// What the format is.
  package let summary = "Maestro hierarchy or Maestro Studio device screen (JSON)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text has the keys of a hierarchy or a device screen.
  package func recognise(_ source: SourceText) -> Recognition {
    let bytes = source.bytes
    guard JSONSniffer.isJSON(bytes) || bytes.starts(with: "data:".utf8) || hasPreface(source) else {
      return .unlike
    }
    let hasAttributes = source.hasKey("attributes")
    let signs = ["accessibilityText", "hintText", "resource-id"].filter {
      hasAttributes && source.hasKey($0)
    }
    if signs.count >= 2 { return .recognised }
    let studio = ["screenshot", "resourceId"].filter { source.hasKey($0) }
    if studio.count == 2, source.hasKey("elements") { return .recognised }
    let keys = (hasAttributes ? ["attributes"] + signs : []) + studio
    let lacks = studio.isEmpty ? "accessibilityText" : studio.count == 2 ? "elements" : "screenshot"
    if keys.isEmpty { return .unlike }
    return .resembles(
      signs: keys.map { "the key \"\($0)\"" }, lacks: "the key \"\(lacks)\"")
  }

  private func hasPreface(_ source: SourceText) -> Bool {
    guard let json = try? MaestroEnvelope.json(source) else { return false }
    return JSONSniffer.isJSON(json.bytes)
  }

  /// Reads a screen; the first of several.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    try readAll(source)[0]
  }

  /// Reads every screen of a list, or of a stream of Maestro Studio.
  package func readAll(_ source: SourceText) throws(SourceError) -> [ImportedScreen] {
    // Android's attributes stand on every node.
    let isAndroid =
      source.hasKey("ignoreBoundsFiltering")
      || source.hasKey("package") || source.hasKey("class")
    let saysClasses = source.hasKey("class")
    var screens: [ImportedScreen] = []
    for root in try MaestroEnvelope(source).screens {
      var screen = try screen(root, isAndroid: isAndroid, saysClasses: saysClasses)
      // What stands around the JSON has moved it.
      if root.document.source.bytes.count != source.bytes.count { screen.offsets = [] }
      screens.append(screen)
    }
    return screens
  }

  private func screen(
    _ root: DocumentNode, isAndroid: Bool, saysClasses: Bool
  ) throws(SourceError) -> ImportedScreen {
    var report = ImportReport(
      format: name,
      cannotCarry: [
        .roles, .traits, .stops, .hints, .customActions, .customContent,
        .customRotors, .headings, .headingLevels, .screenTitles, .languages,
        .listsTablesAndLandmarks,
      ])
    if root["elements"] != nil {
      report.cannotCarry.append(.containers)
      var studio = MaestroStudio(report: report)
      let screen = try studio.screen(root)
      return ImportedScreen(screen: screen, report: studio.report)
    }
    guard root["attributes"] != nil || root["children"] != nil else {
      throw root.error(
        "this is not a Maestro screen: it has none of the keys \"attributes\", \"children\" and "
          + "\"elements\"")
    }
    if isAndroid {
      report.cannotCarry = [
        saysClasses ? .roleDescriptions : .roles, .stateDescriptions, .customActions,
        .headingLevels, .languages, .listPositions,
      ]
    }
    var hierarchy = MaestroHierarchy(report: report)
    let screen = try isAndroid ? hierarchy.android(root) : hierarchy.ios(root)
    return ImportedScreen(screen: screen, report: hierarchy.report, offsets: hierarchy.offsets)
  }
}
