import AccessibilityTree

extension Bridges {
  /// Returns a screen of no toolkit by the roles that its traits stand for, or `nil` if it states its roles: readers of
  /// desktops know no traits.
  static func byRoles(_ screen: Screen) -> Screen? {
    guard screen.toolkit == nil,
      screen.tree.elements.contains(where: { $0.role == nil && !$0.traits.isEmpty })
    else { return nil }
    var screen = screen
    for node in screen.tree.elements.indices {
      screen.tree[node] = byRoles(screen.tree[node], of: nil)
    }
    return screen
  }

  /// Returns an element of no toolkit by the role that its traits stand for.
  static func byRoles(_ element: Element, of toolkit: Toolkit?) -> Element {
    guard toolkit == nil, element.role == nil, let role = element.traits.role
    else { return element }
    var element = element
    element.role = role
    if element.traits.contains(.selected) { element.states.isSelected = true }
    if role == .switchControl || role == .checkbox || role == .radio,
      let state = Tristate(value: element.value)
    {
      element.states.checked = state
      element.value = nil
    }
    return element
  }
}
