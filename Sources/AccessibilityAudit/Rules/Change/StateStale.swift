import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader

struct StateStale: FlowRule {
  static let page = RulePage(
    "state-stale", .change, .error, .high, .flow,
    title: "State does not follow what happened",
    why: """
      Something opened or changed, and the control still says what it said before: collapsed, or \
      not pressed. The listener believes that nothing happened, and activates it again.
      """,
    repair: "Keep the state (aria-expanded, aria-pressed) in step with what is shown.",
    guidelines: [.hig("Buttons"), .wcag("4.1.2", .a), .practice("Disclosure", "disclosure")],
    needs: [.events],
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

  /// What has become of a state that should have followed.
  private enum Course {
    case follows
    case stays(Element, ScreenChange)
  }

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    for (index, step) in flow.steps.enumerated() {
      switch Self.course(of: step) {
      case .follows: findings.pass()
      case .stays(let element, let change): findings.fail(index, Self.message(element, change))
      case nil: break
      }
    }
  }

  /// Whether a step has changed something, and the state of what was operated stayed as it was.
  static func isStale(after step: AuditedFlow.Step) -> Bool {
    if case .stays = course(of: step) { true } else { false }
  }

  private static func course(of step: AuditedFlow.Step) -> Course? {
    guard let request = step.request, operates(request), let change = step.change,
      let tree = step.before?.reading.screen.tree, request.node < tree.count
    else { return nil }
    let old = tree[request.node]
    guard old.isExpanded != nil || old.states.pressed != nil else { return nil }
    let now = step.after.reading.screen.tree
    guard let node = ElementIdentity(from: tree, to: now).node(request.node) else { return nil }
    let new = now[node]
    // Another name tells of the change as well.
    if new.isExpanded != old.isExpanded || new.states.pressed != old.states.pressed
      || new.label != old.label
    {
      return .follows
    }
    return change.differences.isEmpty || !step.openedDialogs.isEmpty ? nil : .stays(new, change)
  }

  private static func operates(_ request: AppRequest) -> Bool {
    switch request.act {
    case .activate: true
    case .key(let chord): ["Enter", " "].contains(chord.domKey)
    default: false
    }
  }
}

extension StateStale {
  private static func message(_ element: Element, _ change: ScreenChange) -> FindingText {
    let state =
      if let expanded = element.isExpanded {
        expanded ? "expanded" : "collapsed"
      } else {
        element.states.pressed == .true ? "pressed" : "not pressed"
      }
    let first = change.differences[0]
    let what =
      first.new.map { "\(SafeText.quoted($0)) appeared" }
      ?? "\(SafeText.quoted(first.old ?? "")) disappeared"
    return FindingText(
      "\(what), and the control is still \(state).",
      repair: "Set its state when what it controls changes.")
  }
}
