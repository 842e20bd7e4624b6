internal import AccessibilityTree

/// A node of a page as the element that a cursor stops at.
struct ARIAStop {
  private(set) var element: Element
  /// What was inferred about it, in the plural.
  private(set) var inferences: [String] = []
  /// What it lost, in the plural.
  private(set) var losses: [String] = []

  private let node: ARIANode

  /// Makes an element of a node.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - nodes: The nodes of the page.
  ///   - content: What the nodes hold.
  init(_ index: Int, of nodes: [ARIANode], _ content: ARIAContent) {
    node = nodes[index]
    element = Element(node.name?.collapsed, traits: node.role.traits, frame: node.frame)
    element.id = node.id
    if let nearest = node.role.nearest { inferences.append(nearest) }
    takeName(index, content)
    takeStates()
    takeValue(index, nodes, content)
    takeLosses()
    let hint = node.description?.collapsed
    if hint != element.label, hint != element.value { element.hint = hint }
  }

  private var isItem: Bool { node.role == .treeItem || node.role == .menuItem }

  private mutating func takeName(_ index: Int, _ content: ARIAContent) {
    guard element.label == nil else { return }
    if node.role.isNamedByContent, let label = content.joined(index, ofItem: isItem) {
      element.label = label
      inferences.append("labels from descendants")
    } else if let placeholder = node.placeholder?.collapsed {
      element.label = placeholder
      inferences.append("labels from placeholders")
    }
  }

  private mutating func takeStates() {
    let states = node.states
    if states.isDisabled { element.traits.insert(.notEnabled) }
    if states.isSelected { element.traits.insert(.selected) }
    if node.role != .image, node.role != .text { element.isExpanded = states.isExpanded }
    if node.role == .heading {
      element.headingLevel = states.headingLevel
      if states.level != element.headingLevel { losses.append("heading levels past 6") }
    }
    if node.role == .button, states.hasPopup {
      element.traits = element.traits.subtracting(.button).union(.popupButton)
    }
    if node.role.takesText, states.isMultiline { element.traits.insert(.textArea) }
  }

  private mutating func takeValue(
    _ index: Int, _ nodes: [ARIANode], _ content: ARIAContent
  ) {
    switch node.role {
    case .checkbox, .radio: element.value = Self.word(node.states.checked, "checked", "unchecked")
    case .switchControl: element.value = Self.word(node.states.checked, "on", "off")
    case .button:
      guard let pressed = node.states.pressed else { return }
      element.traits.formUnion([.switchButton, .button])
      element.value = Self.word(pressed, "on", "off")
      inferences.append("switches from toggle buttons")
    case .slider, .progress: element.value = range
    case .spinButton: element.value = node.states.valueText?.collapsed ?? node.value?.collapsed
    case .textBox, .searchBox:
      element.value = node.value?.collapsed ?? content.joined(index)
      if let value = element.value, value.allSatisfy({ $0 == "•" }) {
        element.traits.insert(.secureTextField)
        inferences.append("secure fields from bullets")
      }
    case .comboBox: takeChoice(index, nodes)
    case .pickerField: element.value = node.value?.collapsed
    default: break
    }
    let repeats = element.value == element.label || element.value == node.placeholder?.collapsed
    if element.value != nil, repeats, !node.role.isCheckable, node.states.pressed == nil {
      element.value = nil
      losses.append("values that repeat the label or the placeholder")
    }
  }

  private static func word(_ state: ARIAStates.Tristate?, _ yes: String, _ no: String) -> String {
    switch state {
    case .yes: yes
    case .mixed: "mixed"
    case .no, nil: no
    }
  }

  /// The value of a range: of a slider both the number and its part of the range, as web content says
  /// it on iOS: "volume, 6, 54.5%, adjustable" (measured).
  private var range: String? {
    if let text = node.states.valueText?.collapsed { return text }
    guard let value = node.value?.collapsed, let number = ARIAStates.finite(value) else {
      return node.value?.collapsed
    }
    guard let least = node.states.minimum, let most = node.states.maximum, most > least else {
      return value
    }
    let tenths = ((number - least) / (most - least) * 1000).rounded()
    guard (0...1000).contains(tenths) else { return value }
    let isWhole = tenths.truncatingRemainder(dividingBy: 10) == 0
    let percent = isWhole ? "\(Int(tenths / 10))%" : "\(tenths / 10)%"
    return node.role == .slider ? "\(value), \(percent)" : percent
  }

  /// A combo box that text is typed into has a value; one that only opens a list has a choice.
  private mutating func takeChoice(_ index: Int, _ nodes: [ARIANode]) {
    var chosen: [String] = []
    var hasOptions = false
    for inner in nodes[(index + 1)..<Int(nodes[index].end)]
    where inner.role == .option || inner.role == .menuItem {
      hasOptions = true
      if inner.states.isSelected, let name = inner.name?.collapsed { chosen.append(name) }
    }
    element.value =
      node.value?.collapsed ?? (chosen.isEmpty ? nil : chosen.joined(separator: ", "))
    if hasOptions, node.states.isEditable != true {
      element.traits = element.traits.subtracting(.textEntry).union(.popupButton)
      // What a closed list would do is in the word for it.
      element.isExpanded = node.states.isExpanded == true ? true : nil
    } else {
      inferences.append("text fields from combo boxes")
    }
  }

  private mutating func takeLosses() {
    let states = node.states
    if states.isRequired { losses.append("marks of required fields") }
    if states.isInvalid { losses.append("marks of invalid fields") }
    if states.isCurrent { losses.append("marks of current items") }
    if states.hasRoleDescription { losses.append("role descriptions") }
    if states.hasPopup, node.role == .button { losses.append("kinds of pop-ups") }
  }
}
