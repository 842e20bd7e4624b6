internal import AccessibilityTree
internal import Documents

/// What the states, values and attributes of an object say of an element.
struct ATSPIFacts {
  private let node: ATSPINode
  private let role: Role
  private let nodes: ATSPINodes

  /// Creates the facts of an object.
  init(_ node: ATSPINode, _ role: Role, _ nodes: ATSPINodes) {
    self.node = node
    self.role = role
    self.nodes = nodes
  }

  /// Takes over what stands in a field.
  func takeText(of index: Int, _ element: inout Element) {
    switch role {
    case .textBox, .spinButton:
      if node.role == "password text" { element.traits.insert(.secureTextField) }
      element.value = node.text?.nonblank
      if role == .spinButton, element.value == nil {
        element.value = node.value.map { number($0[0]) }
      }
    case .comboBox:
      element.value = chosen(in: index)
      if element.value == nil, !node.labelledBy.isEmpty { element.value = node.name.nonblank }
      if element.value == element.label, node.labelledBy.isEmpty { element.label = nil }
      if element.value == nil, node.labelledBy.isEmpty, node.interfaces.contains("Selection") {
        // GTK 3 tells what is chosen as the name.
        (element.label, element.value) = (nil, element.label)
      }
    case .slider, .progressBar, .meter: element.value = node.value.map { number($0[0]) }
    default: break
    }
  }

  /// Takes over states, position, level and the like.
  func take(_ element: inout Element) {
    let states = node.states
    if !node.isEnabled { element.traits.insert(.notEnabled) }
    if role == .tab, states.contains("selected") { element.traits.insert(.selected) }
    if role == .link, states.contains("visited") { element.traits.insert(.visited) }
    if states.contains("expandable") || states.contains("expanded") {
      element.isExpanded = states.contains("expanded")
    }
    if let value = node.value,
      role == .slider || role == .progressBar || role == .meter || role == .spinButton,
      value[1] <= value[2]
    {
      element.range = ValueRange(minimum: value[1], maximum: value[2])
    }
    element.placeholder = attribute("placeholder-text") ?? attribute("placeholder")
    element.roleDescription = attribute("roledescription")
    element.keyShortcuts = attribute("keyshortcuts")
    if let level = whole("level") { element.level = level }
    if let index = whole("posinset") {
      element.position = SetPosition(index: index, count: whole("setsize"))
    }
    if role == .cell || role == .columnHeader || role == .rowHeader, let grid = node.grid,
      grid[0] >= 0, grid[1] >= 0
    {
      element.cell = TableCell(row: Int(grid[0]), column: Int(grid[1]))
    }
    let live = element.states.live
    element.declare(role, declared)
    if let live { element.states.live = live }
  }

  private var declared: States {
    let told = node.states
    var states = States()
    switch role {
    case .checkbox, .radio, .menuItemCheckbox, .menuItemRadio, .switchControl:
      states.checked =
        told.contains("indeterminate") ? .mixed : told.contains("checked") ? .true : .false
    case .button where node.role == "toggle button":
      states.pressed = told.contains("pressed") || told.contains("checked") ? .true : .false
    case .textBox:
      // Only what can be edited otherwise is said to be for reading.
      states.isReadOnly =
        told.contains("read-only") || (told.contains("focusable") && !told.contains("editable"))
        ? true : nil
      states.isMultiline = told.contains("multi-line") ? true : nil
    case .comboBox: states.isReadOnly = told.contains("editable") ? false : nil
    case .tab, .treeItem, .cell:
      states.isSelected = told.contains("selectable") ? told.contains("selected") : nil
    case .slider: states.orientation = told.contains("vertical") ? .vertical : .horizontal
    default: break
    }
    if told.contains("required") { states.isRequired = true }
    if told.contains("busy") { states.isBusy = true }
    if told.contains("invalid-entry") {
      states.invalid = attribute("invalid").flatMap(States.Invalid.init) ?? .true
    }
    if told.contains("has-popup"), role != .comboBox {
      states.popup = attribute("haspopup").flatMap(States.Popup.init) ?? .menu
    }
    states.current = attribute("current").flatMap(States.Current.init)
    states.sort = attribute("sort").flatMap(States.Sort.init)
    return states
  }

  /// What is chosen in a list that is closed: its field's text, or the name of the item that is selected.
  private func chosen(in index: Int) -> String? {
    var stack = nodes.children[index]
    while let next = stack.popLast() {
      let inner = nodes.all[next]
      if inner.states.contains("editable"), let text = inner.text?.nonblank { return text }
      if inner.states.contains("selected") { return nodes.words(in: next) }
      stack += nodes.children[next].reversed()
    }
    return node.states.contains("editable") ? node.text?.nonblank : nil
  }

  private func attribute(_ name: String) -> String? { node.attributes[name]?.nonblank }

  private func whole(_ name: String) -> Int? {
    attribute(name).flatMap { Int($0) }.flatMap { 1...1_000_000 ~= $0 ? $0 : nil }
  }

  private func number(_ number: Double) -> String { JSONWriter.text(number) }
}
