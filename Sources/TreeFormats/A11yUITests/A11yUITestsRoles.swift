/// The names that a snapshot gives to the element types of XCUITest: "Text Field", "Label".
enum A11yUITestsRole {
  /// Returns the type of a name.
  static func type(named name: String) -> XCUITestType? {
    name == "Label" ? .staticText : XCUITestType.byName[name.filter { $0 != " " }]
  }
}
