import AccessibilityTree
import Bridges

/// The states of views, and what the app says of them in words of its own.
extension TalkBackTree {
  /// Gives an element the role and the states of a view.
  mutating func takeStates(_ index: Int, into element: inout Element, number: Int) {
    let view = views[index]
    if (tree[index].toolkitType ?? "").hasSuffix("CheckedTextView") {
      // It is told as checked only where it is (source code: compositor/roledescription of TalkBack 15.1).
      element.traits.remove(.checkbox)
      let isChecked = view.flags.contains(.isChecked)
      return element.declare(nil, view.states(checked: isChecked ? .true : nil))
    }
    if isRoleNode(index) { return takeRole(of: Int(parents[index]), into: &element, number) }
    if isSelectable(index) {
      element.declare(view.role.role, view.states(checked: nil))
      element.states.isSelected = view.flags.contains(.isChecked)
      return
    }
    guard view.isSwitched else {
      let role = view.role == .webView ? .document : view.declaredRole(switched: nil)
      return element.declare(role, view.states(checked: nil))
    }
    let isSwitch = isSwitchOfCompose(index)
    if isSwitch { element.traits.formUnion(AndroidRole.switch.traits) }
    if isSwitch, roleNodes[index] == nil {
      notes.infer("switches from checkable Compose views", at: number)
    }
    element.value =
      view.flags.contains(.isPartiallyChecked) ? "2" : view.checked == .true ? "1" : "0"
    // TalkBack has no word for a view of no such class that can be checked (source code: utils/Role.java).
    let role = isSwitch ? .switchControl : view.role.role
    element.declare(role, view.states(checked: view.checked))
    // A button may be checked as well, which ARIA does not know: whatever can be is told (source code:
    // compositor/roledescription of TalkBack 15.1).
    element.states.checked = view.checked
  }

  /// Gives an element no more than the role that Compose gives the row that it is in.
  private mutating func takeRole(of row: Int, into element: inout Element, _ number: Int) {
    element.traits = []
    switch composeRole(ofRow: row) {
    case .ofClass(let role): element.declare(role.role, States())
    case .switchControl: element.declare(.switchControl, States())
    case .tab:
      element.declare(.tab, States())
      notes.infer("tabs from Compose views without a class name", at: number)
    case nil: break
    }
  }

  /// Whether Compose draws a view that is a switch: a row says so by the view for its role, and what stands alone is
  /// taken for one.
  private func isSwitchOfCompose(_ index: Int) -> Bool {
    guard isComposed(index), views[index].role == .view else { return false }
    if case .switchControl = composeRole(ofRow: index) { return true }
    return children[index].isEmpty
  }

  /// Whether what is checked is called selected: Compose tells of what is one of several by a description of its
  /// state, "Selected" or "Not selected", which no dump holds (source code: androidx,
  /// AndroidComposeViewAccessibilityDelegateCompat.getInfoStateDescriptionOrNull).
  private func isSelectable(_ index: Int) -> Bool {
    let view = views[index]
    if view.flags.contains(.isSelectable) { return true }
    guard isComposed(index) else { return false }
    if view.role == .radioButton { return true }
    guard view.role == .view, view.flags.contains(.isCheckable), !children[index].isEmpty else {
      return false
    }
    guard let role = composeRole(ofRow: index) else { return isOneOfSeveral(index) }
    if case .ofClass(.radioButton) = role { return true }
    return false
  }

  /// Gives an element what the app says of it in words of its own.
  func takeAppWords(_ index: Int, into element: inout Element) {
    let view = tree[index]
    if views[index].hasStateDescription, let state = view.statedFacts.text(.stateDescription) {
      element.facts.append(.init(key: FactKey.stateDescription.rawValue, value: .text(state)))
    }
    element.roleDescription = view.roleDescription
    element.errorMessage = view.errorMessage
    if views[index].hasRareWords {
      for key in [FactKey.tapLabel, .longPressLabel] {
        guard let words = view.statedFacts.text(key) else { continue }
        element.facts.append(.init(key: key.rawValue, value: .text(words)))
      }
    }
    if let tooltip = view.hint { element.hint = tooltip }
    if !view.actions.isEmpty { element.actions = view.actions }
    if let cell = view.cell { element.cell = cell }
    element.isExpanded = views[index].isExpanded
  }
}
