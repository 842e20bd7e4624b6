internal import AccessibilityTree

extension AccessKitRole {
  /// Returns the role of a name in the words of ARIA.
  ///
  /// - Parameter name: The name as serde writes it, of any version.
  /// - Returns: The role, or `nil` for text and for what ARIA has no word for.
  static func inARIA(_ name: String) -> Role? { others[name] ?? Role(word: name.lowercased()) }

  private static let others: [String: Role] = [
    "radioButton": .radio, "progressIndicator": .progressBar, "defaultButton": .button,
    "disclosureTriangle": .button, "toggleButton": .button, "listBoxOption": .option,
    "menuListOption": .option, "textInput": .textBox, "textField": .textBox,
    "multilineTextInput": .textBox, "emailInput": .textBox, "passwordInput": .textBox,
    "phoneNumberInput": .textBox, "urlInput": .textBox, "numberInput": .textBox,
    "searchInput": .searchBox, "editableComboBox": .comboBox, "splitter": .separator,
    "contentDeletion": .deletion, "contentInsertion": .insertion, "footer": .contentInfo,
    "genericContainer": .generic, "descriptionList": .list, "listGrid": .grid,
  ]
}

extension AccessKitElement {
  /// The states in the words of ARIA.
  var states: States {
    var states = States()
    if let isOn {
      let state: Tristate = isMixed ? .mixed : isOn ? .true : .false
      if declared == .button { states.pressed = state } else { states.checked = state }
    }
    if isSelected { states.isSelected = true }
    if isLive == true { states.live = .polite }
    return states
  }
}
