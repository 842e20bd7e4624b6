internal import AccessibilityTree

/// What little Maestro says of what an element of iOS is: it drops every type and trait.
enum MaestroRoles {
  /// Returns a node of iOS as an element.
  static func element(_ node: MaestroElement, report: inout ImportReport) -> Element {
    let (frame, isAbsurd) = node.frame
    if isAbsurd { report.drop("frames that are not finite") }
    var element = Element(node["accessibilityText"] ?? node["title"], frame: frame)
    element.id = node["resource-id"]
    if element.id == element.label { element.id = nil }
    element.value = node["value"] ?? node["text"]
    if node["enabled"] == "false" { element.traits.insert(.notEnabled) }
    if node.isTrue("selected") { element.traits.insert(.selected) }
    if let placeholder = node["hintText"] {
      takePlaceholder(placeholder, isFocused: node.isTrue("focused"), &element, &report)
    } else {
      takeState(node, &element, &report)
    }
    if element.value?.isHeardLike(element.label) == true { element.value = nil }
    if element.label == nil, !element.traits.contains(.textEntry) {
      element.label = element.value
      element.value = nil
    }
    if element.traits.isDisjoint(with: [.textEntry, .switchButton]) {
      element.traits.insert(.staticText)
    }
    return element
  }

  /// Only what text is typed into has a placeholder.
  private static func takePlaceholder(
    _ placeholder: String, isFocused: Bool, _ element: inout Element, _ report: inout ImportReport
  ) {
    element.traits.insert(.textEntry)
    if isFocused { element.traits.insert(.isEditing) }
    if element.value == placeholder {
      element.value = nil
      report.drop("values that repeat a placeholder")
    }
    if element.label == nil { element.label = placeholder }
    report.infer("text fields from placeholders")
  }

  /// What can be checked has the value 1 or 0; so has a selected button, which says so.
  private static func takeState(
    _ node: MaestroElement, _ element: inout Element, _ report: inout ImportReport
  ) {
    guard element.value == "1" || element.value == "0", element.label != element.value else {
      return
    }
    if element.traits.contains(.selected) {
      element.value = nil
      report.drop("values of selected elements")
    } else if element.label != nil, node.isTrue("checked") || element.value == "0" {
      element.traits.formUnion([.switchButton, .button])
      report.infer("switches from values of 0 and 1")
    }
  }
}
