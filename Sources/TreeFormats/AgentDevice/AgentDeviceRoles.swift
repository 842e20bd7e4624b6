/// What the roles of outlines are among the element types of XCUITest.
///
/// A role is the type of XCUITest, or the class of Android's, in lower case, some of them with a dash
/// (documented in agent-device's source).
enum AgentDeviceRoles {
  /// Returns the type of a role.
  static func type(of role: String) -> XCUITestType? {
    let word = role.filter { $0 != "-" }.lowercased()
    return byWord[word] ?? byTypeName[word]
  }

  private static let byTypeName = Dictionary(
    uniqueKeysWithValues: XCUITestType.allCases.map { ($0.rawValue.lowercased(), $0) })

  private static let byWord: [String: XCUITestType] = [
    "text": .staticText, "heading": .staticText, "search": .searchField, "list": .table,
    "collection": .collectionView, "scrollarea": .scrollView, "radio": .radioButton,
    "element": .other, "ioscontentgroup": .group, "togglebutton": .toggle,
    "switchcompat": .switch, "spinner": .popUpButton, "seekbar": .slider,
    "progressbar": .progressIndicator, "viewpager": .scrollView, "imagebutton": .button,
    "edittext": .textField, "textarea": .textView,
  ]
}
