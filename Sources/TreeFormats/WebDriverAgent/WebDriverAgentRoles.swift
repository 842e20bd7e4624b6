/// The element types of UIAutomation, which WebDriverAgent wrote in 2016: `UIAButton`.
enum WebDriverAgentRole {
  /// Returns the type of XCUITest that took the place of one of UIAutomation's.
  static func type(ofUIAutomation name: String) -> XCUITestType? {
    guard name.hasPrefix("UIA") else { return nil }
    let short = String(name.dropFirst(3))
    return renamed[short] ?? XCUITestType.byName[short]
  }

  private static let renamed: [String: XCUITestType] = [
    "Element": .other, "TableView": .table, "TableCell": .cell, "TableGroup": .other,
    "CollectionCell": .cell, "CollectionPage": .other, "SearchBar": .searchField,
    "ActionSheet": .sheet, "ActivityView": .sheet, "EditingMenu": .menu, "Toolbar": .toolbar,
    "ToolBar": .toolbar, "MapView": .map, "PickerView": .picker,
  ]
}
