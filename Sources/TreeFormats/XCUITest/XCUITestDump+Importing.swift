internal import AccessibilityTree
extension XCUITestDump {
  /// Returns the screen of a dump, and what was lost or inferred on the way.
  func imported(
    as format: String, _ amend: (inout ImportReport) -> Void = { _ in }
  ) -> ImportedScreen {
    var cannotCarry: [Capability] = [
      .customContent, .customRotors, .headingLevels, .languages,
      .listsTablesAndLandmarks,
    ]
    if !saysHints { cannotCarry.insert(.hints, at: 0) }
    // Without traits neither a heading nor, but on a Mac, the name of a screen without a bar is told.
    if !saysTraits { cannotCarry += [.traits, .headings] }
    if !saysTraits, !isOfMac { cannotCarry.append(.screenTitles) }
    if !saysStops { cannotCarry.append(.stops) }
    var report = ImportReport(format: format, cannotCarry: cannotCarry)
    amend(&report)
    var work = XCUITestImport(self, report: report)
    let screen = work.screen()
    return ImportedScreen(screen: screen, report: work.report, offsets: work.offsets)
  }
}
