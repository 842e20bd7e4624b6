import AccessibilityTree

/// A node of a page as the element that a cursor stops at.
struct WebStop {
  private(set) var element: Element
  /// What was inferred about it, in the plural.
  private(set) var inferences: [String] = []
  /// What it lost, in the plural.
  private(set) var losses: [String] = []

  private let node: WebNode
  private let system: Bridges.WebKitSystem

  /// Makes an element of a node.
  init(_ index: Int, of nodes: [WebNode], _ content: WebContent, _ system: Bridges.WebKitSystem) {
    node = nodes[index]
    self.system = system
    element = node.bare
    element.traits = node.role.traits
    if let nearest = node.role.nearest { inferences.append(nearest) }
    takeName(index, content)
    takeStates()
    takeValue(index, nodes, content)
    takeDescription()
  }

  private var isItem: Bool { node.role == .treeItem || node.role == .menuItem }

  private mutating func takeName(_ index: Int, _ content: WebContent) {
    guard element.label == nil else { return }
    if node.role.isNamedByContent, let label = content.joined(index, ofItem: isItem) {
      element.label = label
      inferences.append("labels from descendants")
    } else if let placeholder = node.placeholder {
      element.label = placeholder
      inferences.append("labels from placeholders")
    }
  }

  private mutating func takeStates() {
    if node.isDisabled { element.traits.insert(.notEnabled) }
    if node.isSelected { element.traits.insert(.selected) }
    if node.role != .image, node.role != .text { element.isExpanded = node.isExpanded }
    if node.role == .heading { element.headingLevel = node.headingLevel }
    if node.role == .button, node.hasPopup, system == .iOS {
      element.traits = element.traits.subtracting(.button).union(.popupButton)
    }
    if node.role.takesText, node.isMultiline { element.traits.insert(.textArea) }
    if node.flags.contains(.hasDataList) { element.states.popup = .listBox }
  }

  private mutating func takeValue(
    _ index: Int, _ nodes: [WebNode], _ content: WebContent
  ) {
    switch node.role {
    case .checkbox, .radio: element.value = Self.word(node.checked, "checked", "unchecked")
    case .switchControl: element.value = Self.word(node.checked, "on", "off")
    case .button: if node.flags.contains(.isFile) { element.value = node.value }
    case .slider, .progress: element.value = range
    case .spinButton, .separator: element.value = node.valueText ?? node.value
    case .textBox, .searchBox:
      element.value = node.value ?? content.joined(index)
      if let value = element.value, value.allSatisfy({ $0 == "•" }) {
        if !node.element.traits.contains(.secureTextField) {
          inferences.append("secure fields from bullets")
        }
        element.traits.insert(.secureTextField)
      } else if node.element.traits.contains(.secureTextField) {
        element.traits.insert(.secureTextField)
      }
    case .comboBox: takeChoice(index, nodes)
    case .pickerField: takePicker()
    default: break
    }
    let repeats = element.value == element.label || element.value == node.placeholder
    if element.value != nil, repeats, !node.role.isCheckable {
      element.value = nil
      losses.append("values that repeat the label or the placeholder")
    }
  }

  /// Dates and times open a picker on iOS, where months and weeks tell no more than their value; on macOS
  /// one types them.
  private mutating func takePicker() {
    element.value = node.value
    let isTyped = !node.flags.contains(.isColor)
    if system == .macOS {
      element.traits = isTyped ? .textEntry : []
    } else if node.flags.contains(.isDateTime) {
      element.traits = []
    }
  }

  private static func word(_ state: Tristate?, _ yes: String, _ no: String) -> String {
    switch state {
    case .true: yes
    case .mixed: "mixed"
    case .false, nil: no
    }
  }

  /// The value of a range: on iOS of a slider both the number and its part of the range, as web content says
  /// it there: "volume, 6, 54.5%, adjustable" (measured).
  private var range: String? {
    if let text = node.valueText { return text }
    guard system == .iOS, let value = node.value, let number = Self.finite(value) else {
      return node.value
    }
    guard let least = node.minimum, let most = node.maximum, most > least else {
      return value
    }
    let tenths = ((number - least) / (most - least) * 1000).rounded()
    guard (0...1000).contains(tenths) else { return value }
    let isWhole = tenths.truncatingRemainder(dividingBy: 10) == 0
    let percent = isWhole ? "\(Int(tenths / 10))%" : "\(tenths / 10)%"
    return node.role == .slider ? "\(value), \(percent)" : percent
  }

  private static func finite(_ word: String) -> Double? {
    Double(word).flatMap { abs($0) < 1e15 ? $0 : nil }
  }

  /// A combo box that text is typed into has a value; one that only opens a list has a choice.
  private mutating func takeChoice(_ index: Int, _ nodes: [WebNode]) {
    var chosen: [String] = []
    var hasOptions = false
    for inner in nodes[(index + 1)..<Int(nodes[index].end)]
    where inner.role == .option || inner.role == .menuItem {
      hasOptions = true
      if inner.isSelected, let name = inner.name { chosen.append(name) }
    }
    element.value =
      node.value ?? (chosen.isEmpty ? nil : chosen.joined(separator: ", "))
    if node.flags.contains(.isSelect) || hasOptions && node.isEditable != true {
      element.traits = element.traits.subtracting(.textEntry).union(.popupButton)
      // What a closed list would do is in the word for it.
      element.isExpanded = node.isExpanded == true ? true : nil
      element.states.popup = nil
    } else if element.states.popup == nil {
      // What a combo box opens is a list where it says nothing else (WAI-ARIA 1.2, documented).
      element.states.popup = .listBox
    }
  }

  /// What describes it by another element is its hint; what it says of itself is content of its own.
  private mutating func takeDescription() {
    guard let text = node.description, text != element.label, text != element.value else {
      element.hint = node.element.hint
      return
    }
    guard node.flags.contains(.describesItself) else {
      element.hint = text
      return
    }
    if system == .macOS {
      element.description = text
    } else {
      element.content.append(CustomContent(label: "description", value: text, isImportant: true))
    }
  }
}
