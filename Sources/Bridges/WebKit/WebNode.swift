import AccessibilityTree

/// One node of a web page, as it states itself.
struct WebNode {
  let element: Element
  let role: WebRole
  /// What the document says of it.
  let flags: WebFlags
  /// The index after the last node inside this one.
  let end: Int32

  /// Creates a node.
  init(_ element: Element, end: Int) {
    self.element = element
    self.end = Int32(end)
    flags = element.webFlags
    role = WebRole(element, flags)
  }

  var name: String? { element.label }
  var id: String? { element.id }
  var value: String? { element.value }
  var description: String? { element.description }
  var placeholder: String? { element.placeholder }
  var frame: Frame? { element.frame }

  var isHidden: Bool { element.isHidden || element.isDecorative }
  var isInline: Bool {
    if flags.contains(.isInline) { return true }
    switch element.role {
    case .strong, .emphasis, .code, .mark, .insertion, .deletion, .subscript, .superscript, .time:
      return true
    default: return role == .text
    }
  }
  /// Whether it is so thin that WebKit tells of it only by a name: images that count visitors, or keep room
  /// (documented: AccessibilityRenderObject, "one-dimensional image").
  var isLine: Bool { frame.map { $0.width <= 1 || $0.height <= 1 } ?? false }
  var isModal: Bool { element.isModal }
  var isDisabled: Bool { element.traits.contains(.notEnabled) }
  var isSelected: Bool { element.traits.contains(.selected) || element.states.isSelected == true }
  var isExpanded: Bool? { element.isExpanded }
  var checked: Tristate? { element.states.checked }
  var pressed: Tristate? { element.states.pressed }
  var hasPopup: Bool { element.states.popup != nil }
  var isMultiline: Bool { element.states.isMultiline == true }
  var isRequired: Bool { element.states.isRequired == true }
  /// Whether text can be typed in, or `nil` when the page does not say.
  var isEditable: Bool? { element.states.isReadOnly.map { !$0 } }
  var level: Int? { element.level ?? element.headingLevel }
  /// The level of a heading as far as elements have one.
  var headingLevel: Int? { level.flatMap { (1...6).contains($0) ? $0 : nil } }
  var minimum: Double? { element.range?.minimum }
  var maximum: Double? { element.range?.maximum }
  var valueText: String? { element.range?.text }

  /// The element without what WebKit tells of it in its own way.
  var bare: Element {
    var bare = element
    // A page that was written down may say by traits what an element is.
    if bare.role == nil, role != .pickerField { bare.role = element.traits.role }
    bare.traits = []
    bare.value = nil
    bare.hint = nil
    bare.isExpanded = nil
    bare.container = nil
    bare.isModal = false
    bare.description = nil
    bare.range = nil
    bare.cell = nil
    bare.table = nil
    // How it is laid out and joined, and that controls react, nobody hears.
    let silent = WebFlags.joins.union([.isInline, .isClickable])
    if !flags.isDisjoint(with: silent) {
      bare.forgetToolkit()
      let heard = flags.subtracting(silent)
      // What plays is known by the browser's name for it alone.
      let type = role == .media ? element.toolkitType : nil
      if !heard.isEmpty || type != nil { bare.state(toolkitType: type, states: heard.names) }
    }
    if element.role == nil { bare.facts.removeAll { $0.key == FactKey.ariaRole.rawValue } }
    return bare
  }
}
