import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader

struct StateStale: FlowRule {
  static let page = RulePage(
    "state-stale", .change, .error, .high, .flow,
    title: "State is not updated after an action",
    why: """
      Something opened or changed, but the control still reports its old state: collapsed, not pressed, not \
      selected. The listener believes that nothing happened, and activates it again.
      """,
    repair: """
      Update the state (aria-expanded, aria-pressed, aria-selected, aria-checked, aria-current) \
      whenever the content changes.
      """,
    guidelines: [.hig("Buttons"), .wcag("4.1.2", .a), .practice("Disclosure", "disclosure")],
    needs: [.events],
    varies: "A warning if another control of the group is still marked as the current one.",
    failing: """
      platform: web
      elements:
        - button: Shipping
          expanded: false
          on: {activate: [insert: {element: {id: days, text: Three days}}]}
      """,
    passing: """
      platform: web
      elements:
        - id: shipping
          button: Shipping
          expanded: false
          on:
            activate:
              - insert: {element: {id: days, text: Three days}}
              - set: {shipping: {expanded: true}}
      """)

  static let needsReader = false

  /// What happened to a state that should have changed.
  private enum Course {
    case follows
    /// The control is still in a state, and something has changed.
    case stays(String, after: String)
    /// Another control is still the current one, and something has changed.
    case isElsewhere(Element, after: String)
  }

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    for (index, step) in flow.steps.enumerated() {
      switch Self.course(of: step) {
      case .follows: findings.pass()
      case .stays(let state, let text):
        findings.fail(index, Self.message("\(text), but the control is still \(state)."))
      case .isElsewhere(let other, let text):
        let name = SafeText.quoted(other.label ?? "")
        findings.fail(
          index, Self.message("\(text), but \(name) is still the current one."), severity: .warning)
      case nil: break
      }
    }
  }

  /// Whether a step changed something, but not the state of the operated control.
  static func isStale(after step: AuditedFlow.Step) -> Bool {
    if case .stays = course(of: step) { true } else { false }
  }

  private static func course(of step: AuditedFlow.Step) -> Course? {
    guard let request = step.request, operates(request),
      let tree = step.before?.reading.screen.tree, request.node < tree.count
    else { return nil }
    let old = tree[request.node]
    let now = step.after.reading.screen.tree
    let identity = ElementIdentity(from: tree, to: now)
    guard let node = identity.node(request.node) else { return nil }
    guard step.openedDialogs.isEmpty, let text = text(of: step) else {
      return state(of: old) != state(of: now[node]) ? .follows : nil
    }
    guard let state = state(of: old) else {
      return courseAmongOthers(request.node, tree, identity, now, text)
    }
    // The chosen one of several filters stays chosen.
    if old.states.pressed == .true, isOnlyOnePressed(request.node, tree) { return nil }
    // Another name tells of the change as well.
    if self.state(of: now[node]) != state || now[node].label != old.label { return .follows }
    return step.hasArrived ? nil : .stays(state, after: text)
  }

  /// What changed on the page, or `nil`; a page that is redrawn may have another title.
  private static func text(of step: AuditedFlow.Step) -> String? {
    if step.hasArrived {
      let title = step.after.reading.screen.title
      return title.map { "The page is now \(SafeText.quoted($0))" } ?? "Another page is open"
    }
    guard let first = step.change?.differences.first else { return nil }
    return first.new.map { "\(SafeText.quoted($0)) appeared" }
      ?? "\(SafeText.quoted(first.old ?? "")) disappeared"
  }

  /// The state that changes when an element is activated, as text, or `nil`.
  ///
  /// An option that is already selected stays selected.
  private static func state(of element: Element) -> String? {
    if let expanded = element.isExpanded { return expanded ? "expanded" : "collapsed" }
    if let pressed = element.states.pressed { return pressed == .true ? "pressed" : "not pressed" }
    switch element.semanticRole {
    case .tab:
      // A page's tree tells of what is selected alone.
      return element.states.isSelected == true || element.traits.contains(.selected)
        ? nil : "not selected"
    case .radio, .menuItemRadio:
      return element.states.checked == .false ? "not checked" : nil
    case .menuItemCheckbox:
      return element.states.checked.map { $0 == .true ? "checked" : "not checked" }
    default: return nil
    }
  }

  /// Whether this is the only pressed button of several adjacent toggle buttons; those of a toolbar are independent.
  static func isOnlyOnePressed(_ node: Int, _ tree: ElementTree) -> Bool {
    for group in tree.ancestors(of: node).prefix(mostLevels) {
      if tree[group].semanticRole == .toolBar { return false }
      let others = (group..<tree.end(of: group)).filter {
        $0 != node && tree[$0].states.pressed != nil
      }
      if !others.isEmpty { return others.allSatisfy { tree[$0].states.pressed == .false } }
    }
    return false
  }

  /// Whether another of several similar controls is the current one before and after.
  private static func courseAmongOthers(
    _ node: Int, _ tree: ElementTree, _ identity: ElementIdentity, _ now: ElementTree,
    _ text: String
  ) -> Course? {
    let element = tree[node]
    guard element.states.current == nil, element.states.popup == nil,
      let role = element.semanticRole
    else { return nil }
    // A list holds each of them in an item of its own.
    for group in tree.ancestors(of: node).prefix(mostLevels) {
      let current = (group..<tree.end(of: group)).first {
        tree[$0].states.current != nil && tree[$0].semanticRole == role
      }
      guard let current else { continue }
      guard let later = identity.node(current) else { return nil }
      return now[later].states.current == nil ? .follows : .isElsewhere(now[later], after: text)
    }
    return nil
  }

  private static let mostLevels = 3

  private static func operates(_ request: AppRequest) -> Bool {
    switch request.act {
    case .activate: true
    case .key(let chord): ["Enter", " "].contains(chord.domKey)
    default: false
    }
  }
}

extension StateStale {
  private static func message(_ text: String) -> FindingText {
    FindingText(text, repair: "Update the state when the content changes.")
  }
}
