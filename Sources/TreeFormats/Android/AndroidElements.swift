internal import AccessibilityTree

extension AndroidImport {
  /// Traits of what takes a double tap anyway.
  private static let tappable: Traits = [
    .button, .link, .switchButton, .checkbox, .radioButton, .textEntry, .adjustable, .tab,
    .popupButton,
  ]

  /// Returns a stop as an element.
  ///
  /// - Parameters:
  ///   - index: The view.
  ///   - words: What was gathered inside of it.
  ///   - number: The number that the element will have among the drafts.
  /// - Returns: The element.
  mutating func element(_ index: Int, _ words: AndroidWords?, number: Int) -> Element {
    let node = dump.nodes[index]
    var element = Element(frame: frame(node))
    element.id = identifier(node)
    element.traits = traits(node)
    takeWords(of: node, words, into: &element, number: number)
    if let words { takeState(words, into: &element, number: number) }
    if node.isSwitched {
      element.value = node.flags.contains(.isChecked) ? "1" : "0"
      if element.traits.isDisjoint(with: [.switchButton, .checkbox, .radioButton]) {
        element.traits.insert(.checkbox)
        report.infer("checkboxes from views that can be checked", at: number)
      }
    }
    if node.role == .textField { element.placeholder = dump.string(node.hint) }
    let switched = words?.switched.map { dump.nodes[$0] }
    let checkable = switched ?? (node.isSwitched ? node : nil)
    element.declare(
      node.role(switched: switched?.role),
      node.states(isChecked: checkable?.flags.contains(.isChecked)))
    if element.value == element.label { element.value = nil }
    if node.flags.contains(.isClickable), element.traits.isDisjoint(with: Self.tappable) {
      element.respondsToUserInteraction = true
    }
    if element.label == nil, element.value == nil, element.hint == nil, element.traits.isEmpty {
      element.isElement = true
    }
    return element
  }

  /// Returns a view's frame in points.
  ///
  /// - Parameter node: The view.
  /// - Returns: The frame, or `nil`.
  mutating func frame(_ node: AndroidElement) -> Frame? {
    if node.flags.contains(.hasAbsurdFrame) { report.drop("frames that are not finite") }
    return node.frame?.inPoints(density)
  }

  /// Android repeats the identifiers of rows; what stands before the slash is the app's package.
  private func identifier(_ node: AndroidElement) -> String? {
    guard let id = dump.string(node.id) else { return nil }
    return id.split(separator: "/").last.map(String.init)
  }

  private func traits(_ node: AndroidElement) -> Traits {
    var traits = node.role.traits
    let flags = node.flags
    let isPressed = !flags.isDisjoint(with: [.isClickable, .isLongClickable])
    if node.role == .image, isPressed { traits = .button }
    if node.role == .text, isPressed { traits = [] }
    if flags.contains(.isPassword) { traits.formUnion([.textEntry, .secureTextField]) }
    if flags.contains(.isSearch), node.role == .textField { traits.insert(.searchField) }
    if flags.contains(.isFocused), traits.contains(.textEntry) { traits.insert(.isEditing) }
    if flags.contains(.isHeading) { traits.insert(.header) }
    if flags.contains(.isSelected) { traits.insert(.selected) }
    if flags.contains(.isDisabled) { traits.insert(.notEnabled) }
    if flags.contains(.isLive) { traits.insert(.updatesFrequently) }
    return traits
  }

  private mutating func takeWords(
    of node: AndroidElement, _ words: AndroidWords?, into element: inout Element, number: Int
  ) {
    let hint = dump.string(node.hint)
    switch node.role {
    case .textField,
      _ where node.flags.contains(.isPassword):
      takeField(node, hint, into: &element, number: number)
    case .slider, .progress:
      element.label = dump.string(node.description) ?? hint
      element.value = dump.string(node.text)
    default:
      let own = ownWords(node)
      var parts = words?.parts ?? []
      if let own, parts.first != own { parts.insert(own, at: 0) }
      element.label = parts.isEmpty ? hint : parts.joined(separator: ", ")
      if parts.count > (own == nil ? 0 : 1) { report.infer("labels from descendants", at: number) }
    }
    if words?.hidesTexts == true { report.drop("texts that a description stands for", at: number) }
  }

  /// What is typed is the value; the hint of an empty field names it.
  private mutating func takeField(
    _ node: AndroidElement, _ hint: String?, into element: inout Element, number: Int
  ) {
    let text = dump.string(node.text)
    element.label = dump.string(node.description) ?? hint
    element.value = text
    let isHint = node.flags.contains(.showsHint) || text == hint
    if isHint, text != nil {
      element.value = nil
      if element.label == nil { element.label = text }
      report.drop("values that repeat a hint", at: number)
    }
  }

  /// A row with a switch is one stop, switched by a double tap.
  private mutating func takeState(
    _ words: AndroidWords, into element: inout Element, number: Int
  ) {
    if words.isTab {
      element.traits.insert(.tab)
      report.infer("tabs from items of a navigation bar", at: number)
    }
    guard let index = words.switched else { return }
    let node = dump.nodes[index]
    element.traits.formUnion(node.role.traits)
    if node.flags.contains(.isDisabled) { element.traits.insert(.notEnabled) }
    element.value = node.flags.contains(.isChecked) ? "1" : "0"
    report.infer("switches from rows that hold one", at: number)
  }
}
