import AccessibilityTree

/// One node of a web page, as it states itself.
struct WebNode {
  let element: Element
  let role: WebRole
  /// The index after the last node inside this one.
  let end: Int32

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - element: What it states.
  ///   - end: The index after the last node inside it.
  init(_ element: Element, end: Int) {
    self.element = element
    self.end = Int32(end)
    role = WebRole(element)
  }

  var name: String? { element.label }
  var id: String? { element.id }
  var value: String? { element.value }
  var description: String? { element.description }
  var placeholder: String? { element.placeholder }
  var frame: Frame? { element.frame }

  var isHidden: Bool { element.isHidden || element.isDecorative }
  var isModal: Bool { element.isModal }
  var isDisabled: Bool { element.traits.contains(.notEnabled) }
  var isSelected: Bool { element.traits.contains(.selected) || element.states.isSelected == true }
  var isExpanded: Bool? { element.isExpanded }
  var checked: Tristate? { element.states.checked }
  var pressed: Tristate? { element.states.pressed }
  var hasPopup: Bool { element.states.popup != nil }
  var isMultiline: Bool { element.states.isMultiline == true }
  var isRequired: Bool { element.states.isRequired == true }
  var isInvalid: Bool { element.states.invalid != nil }
  var isCurrent: Bool { element.states.current != nil }
  var hasRoleDescription: Bool { element.roleDescription != nil }
  /// Whether text can be typed in, or `nil` when the page does not say.
  var isEditable: Bool? { element.states.isReadOnly.map { !$0 } }
  var level: Int? { element.level ?? element.headingLevel }
  /// The level of a heading as far as elements have one.
  var headingLevel: Int? { level.flatMap { (1...6).contains($0) ? $0 : nil } }
  var minimum: Double? { element.range?.minimum }
  var maximum: Double? { element.range?.maximum }
  var valueText: String? { element.range?.text }

  /// The element without what is told in UIKit's words from here on.
  var bare: Element {
    var bare = element
    bare.traits = []
    bare.value = nil
    bare.hint = nil
    bare.isExpanded = nil
    bare.container = nil
    bare.isModal = false
    bare.description = nil
    bare.range = nil
    bare.states = States()
    if element.role == nil { bare.facts.removeAll { $0.key == FactKey.ariaRole.rawValue } }
    return bare
  }
}
