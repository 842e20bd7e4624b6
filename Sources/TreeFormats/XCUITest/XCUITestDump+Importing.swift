extension XCUITestDump {
  /// Returns the screen of a dump, and what was lost or inferred on the way.
  ///
  /// - Parameters:
  ///   - format: The name of the format.
  ///   - amend: Adds to the report what happened before, and what the format cannot carry besides.
  /// - Returns: The screen.
  func imported(
    as format: String, _ amend: (inout ImportReport) -> Void = { _ in }
  ) -> ImportedScreen {
    var cannotCarry = [
      "custom content", "custom rotors", "heading levels", "languages",
      "lists, tables and landmarks",
    ]
    if !saysHints { cannotCarry.insert("hints", at: 0) }
    if !saysTraits { cannotCarry.append("traits") }
    if !saysStops { cannotCarry.append("stops of the cursor") }
    var report = ImportReport(format: format, cannotCarry: cannotCarry)
    amend(&report)
    var work = XCUITestImport(self, report: report)
    let screen = work.screen()
    return ImportedScreen(screen: screen, report: work.report)
  }
}
