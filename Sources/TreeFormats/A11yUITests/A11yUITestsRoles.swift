/// The names that a snapshot gives to the element types of XCUITest: "Text Field", "Label".
enum A11yUITestsRole {
  /// Returns the type of a name.
  ///
  /// - Parameter name: The name as the snapshot writes it.
  /// - Returns: The type, or `nil` for a name that is unknown.
  static func type(named name: String) -> XCUITestType? {
    name == "Label" ? .staticText : XCUITestType.byName[name.filter { $0 != " " }]
  }

  /// Returns whether an element of a type is a stop of the reader even if it has no words.
  ///
  /// - Parameter type: The type.
  /// - Returns: `true` for what is tapped, turned or typed into.
  static func isControl(_ type: XCUITestType) -> Bool {
    switch type {
    case .button, .link, .switch, .toggle, .slider, .pageIndicator, .pickerWheel, .checkBox,
      .radioButton:
      true
    default: type.takesText
    }
  }
}
