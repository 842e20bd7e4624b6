import AccessibilityTree

extension AndroidTree {
  /// Traits of what takes a double tap anyway.
  private static let tappable: Traits = [
    .button, .link, .switchButton, .checkbox, .radioButton, .textEntry, .adjustable, .tab,
    .popupButton,
  ]

  /// Returns a stop as an element.
  mutating func element(_ index: Int, _ words: AndroidWords?, number: Int) -> Element {
    let view = views[index]
    var element = Element(frame: tree[index].frame)
    // Android repeats the identifiers of rows.
    element.id = tree[index].toolkitID.map(AndroidView.name)
    element.traits = view.traits
    takeWords(of: index, words, into: &element, number: number)
    if let words { takeMarks(words, into: &element, number: number) }
    if view.isSwitched {
      element.value = Self.value(of: view.checked)
      if element.traits.isDisjoint(with: [.switchButton, .checkbox, .radioButton]) {
        element.traits.insert(.checkbox)
        notes.infer("checkboxes from views that can be checked", at: number)
      }
    }
    if view.role == .textField { element.placeholder = tree[index].placeholder }
    let switched = words?.switched.map { views[$0] }
    let checkable = switched ?? (view.isSwitched ? view : nil)
    let role = view.declaredRole(switched: switched?.role)
    element.declare(
      role ?? (words?.holdsHeading == true ? .heading : nil),
      view.states(checked: checkable?.checked))
    takeAppWords(of: index, into: &element)
    if element.value == element.label { element.value = nil }
    if view.flags.contains(.isClickable), element.traits.isDisjoint(with: Self.tappable) {
      element.respondsToUserInteraction = true
    }
    if view.role == .view, !tree.hasChildren(index) {
      let isReached = view.flags.contains(.isFocusable)
      element.facts.append(
        .init(key: FactKey.keyboardFocusable.rawValue, value: .boolean(isReached)))
    }
    if element.label == nil, element.value == nil, element.hint == nil, element.traits.isEmpty {
      element.isElement = true
    }
    if words?.hidden.isEmpty == false { element.isElement = true }
    return element
  }

  /// What the app says of its states, errors and actions: a state is heard as a value where there is none.
  private func takeAppWords(of index: Int, into element: inout Element) {
    let view = tree[index]
    if views[index].hasStateDescription, views[index].role != .textField {
      element.value = view.statedFacts.text(.stateDescription)
    }
    if let error = view.errorMessage { element.errorMessage = error }
    if element.hint == nil, view.hint != element.label { element.hint = view.hint }
    if !view.actions.isEmpty { element.actions = view.actions }
    element.isExpanded = views[index].isExpanded
  }

  private static func value(of checked: Tristate) -> String {
    switch checked {
    case .true: "1"
    case .false: "0"
    case .mixed: "2"
    }
  }

  private mutating func takeWords(
    of index: Int, _ words: AndroidWords?, into element: inout Element, number: Int
  ) {
    let hint = tree[index].placeholder
    switch views[index].role {
    case .textField,
      _ where views[index].flags.contains(.isPassword):
      takeField(index, into: &element, number: number)
    case .slider, .progress:
      element.label = tree[index].label ?? hint
      element.value = tree[index].value
    default:
      let own = ownWords(index)
      var parts = words?.parts ?? []
      if let own, parts.first != own { parts.insert(own, at: 0) }
      // The glyph of an icon stands for a name only where there is no other.
      let words = parts.filter { !$0.withoutGlyphs.isEmpty }
      if !words.isEmpty { parts = words }
      element.label = parts.isEmpty ? hint : parts.joined(separator: ", ")
      if parts.count > (own == nil ? 0 : 1) { notes.infer("labels from descendants", at: number) }
    }
    if words?.hidesTexts == true { notes.drop("texts replaced by a description", at: number) }
  }

  /// What is typed is the value; the hint of an empty field names it.
  private mutating func takeField(_ index: Int, into element: inout Element, number: Int) {
    let text = tree[index].value
    let hint = tree[index].placeholder
    element.label = tree[index].label ?? hint
    element.value = text
    let isHint = views[index].flags.contains(.showsHint) || text == hint
    if isHint, text != nil {
      element.value = nil
      if element.label == nil { element.label = text }
      notes.drop("values that repeat a hint", at: number)
    }
  }

  /// A row with a switch is one stop, switched by a double tap; one with a heading is found among headings.
  private mutating func takeMarks(
    _ words: AndroidWords, into element: inout Element, number: Int
  ) {
    if words.isTab {
      element.traits.insert(.tab)
      notes.infer("tabs from items of a navigation bar", at: number)
    }
    if words.holdsHeading {
      element.traits.insert(.header)
      notes.infer("headings from the headings in them", at: number)
    }
    guard let index = words.switched else { return }
    let view = views[index]
    element.traits.formUnion(view.role.traits)
    if view.flags.contains(.isDisabled) { element.traits.insert(.notEnabled) }
    element.value = view.flags.contains(.isChecked) ? "1" : "0"
    notes.infer("switches from rows that contain one", at: number)
  }
}
