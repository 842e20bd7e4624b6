internal import AccessibilityTree

extension AccessKitElement {
  /// Returns the role of a name in the words of ARIA.
  static func role(named name: String) -> Role? {
    formerRoles[name] ?? Role(word: name.lowercased())
  }

  private static let formerRoles: [String: Role] = [
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
  var ariaStates: States {
    var states = States()
    if let isOn {
      let state: Tristate = isMixed ? .mixed : isOn ? .true : .false
      if declared == .button { states.pressed = state } else { states.checked = state }
    }
    if isSelected { states.isSelected = true }
    if isLive { states.live = .polite }
    return states
  }

  /// The node as it states itself.
  func element(actions: UInt32, isFocused: Bool) -> Element {
    var element = Element(label, value: text)
    if isDisabled { element.traits.insert(.notEnabled) }
    if isSelected { element.traits.insert(.selected) }
    // The adapter has no trait for it, but what is typed is nobody's business.
    if type == "passwordInput" { element.traits.insert(.secureTextField) }
    element.isExpanded = isExpanded
    element.description = rare.details
    element.language = rare.language?.languageTag
    element.labelledBy = rare.labelledBy
    element.actions = rare.customActions
    if let level = rare.level, 1...1_000_000 ~= level { element.level = level }
    if let number = rare.number { element.range = ValueRange(value: number) }
    // The adapter tells of states that ARIA does not know of the role, too.
    var states = AccessKitBits.names(ofActions: actions)
    if let isOn { states.append(isMixed ? "mixed" : isOn ? "toggled" : "untoggled") }
    if isHidden { states.append("hidden") }
    if isTouchTransparent { states.append("touchTransparent") }
    if isGraft { states.append("graft") }
    if isFocused { states.append("focused") }
    element.state(toolkitType: type, id: id, states: states)
    element.declare(declared, ariaStates)
    return element
  }
}
