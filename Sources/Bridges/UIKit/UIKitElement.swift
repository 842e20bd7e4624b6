import AccessibilityTree

/// An element whose role, states and numbers are said with what UIKit has: traits, a container, a value.
///
/// WebKit's accessibility for iOS does the same with the roles of pages, which is where the values of
/// checkboxes and toggle buttons and the trait of a button that opens something are taken from (source code:
/// WebAccessibilityObjectWrapperIOS.mm, from memory: assumed).
struct UIKitElement {
  private(set) var element: Element
  private let role: Role?

  init(_ element: Element, hasChildren: Bool) {
    self.element = element
    role = element.semanticRole
    if let declared = element.role { take(declared, hasChildren: hasChildren) }
    takeStates(element.states)
    if element.value == nil { takeRange() }
    if element.hint == nil, let description = element.description, description != element.label {
      self.element.hint = description
    }
  }

  private mutating func take(_ declared: Role, hasChildren: Bool) {
    // Traits that name a role say it more closely: a secure field, a back button.
    if element.traits.role == nil, element.isElement(hasChildren: hasChildren) {
      element.traits.formUnion(declared.traits)
    }
    if hasChildren, element.container == nil, element.isElement != true,
      element.combination != .ignore, element.combination != .combine
    {
      element.container = declared.container
    }
    if declared == .heading, element.headingLevel == nil, let level = element.level,
      1...6 ~= level
    {
      element.headingLevel = level
    }
  }

  private mutating func takeStates(_ states: States) {
    if states.isSelected == true { element.traits.insert(.selected) }
    if states.isMultiline == true { element.traits.insert(.textArea) }
    if states.popup != nil, role == .button {
      element.traits = element.traits.subtracting(.button).union(.popupButton)
    }
    if let pressed = states.pressed {
      element.traits.formUnion([.switchButton, .button])
      element.value = element.value ?? Self.word(pressed, "on", "off")
    }
    if let checked = states.checked { takeChecked(checked) }
  }

  private mutating func takeChecked(_ checked: Tristate) {
    switch role {
    case .switchControl: element.value = element.value ?? Self.word(checked, "on", "off")
    case .option, .treeItem: if checked == .true { element.traits.insert(.selected) }
    default: element.value = element.value ?? Self.word(checked, "checked", "unchecked")
    }
  }

  private static func word(_ state: Tristate, _ yes: String, _ no: String) -> String {
    switch state {
    case .true: yes
    case .false: no
    case .mixed: "mixed"
    }
  }

  // A range is said in words, as its part of the whole in percent, or as the number.
  private mutating func takeRange() {
    guard let range = element.range else { return }
    if let text = range.text {
      element.value = text
    } else if let value = range.value {
      element.value = range.percentage ?? ValueRange.number(value)
    }
  }
}
