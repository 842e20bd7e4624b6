import AccessibilityTree
import Documents
import NavigationScript
import OtherTechnologies
import ScreenReader

struct FocusMoved: FlowRule {
  static let page = RulePage(
    "focus-moved", .change, .warning, .medium, .flow,
    title: "App moves the cursor during input",
    why: """
      The listener only changed the value of the element under the cursor, which is still there. \
      They continue, but now on another element.
      """,
    repair: """
      Leave the cursor where it is, or post a layout-changed notification with the element to \
      continue from.
      """,
    guidelines: [
      .hig("Navigation"), .apple("accessibilityFocused"), .wcag("3.2.2", .a),
    ],
    needs: [.events],
    failing: """
      - id: day
        textField: Day
        on: {type: [focus: month]}
      - {id: month, textField: Month}
      """,
    passing: """
      - id: day
        textField: Day
        on: {type: [set: {error: {label: There are 31 days at the most}}]}
      - {id: error, text: ""}
      """)

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    for (index, step) in flow.steps.enumerated() {
      guard let request = step.request, Self.setsValue(request), !step.hasArrived,
        let before = step.before, let stop = before.cursor?.stop
      else { continue }
      let asked = request.answers.contains { $0.effects.contains { $0.name == .focus } }
      guard asked, !step.hasNewLayout else {
        findings.pass()
        continue
      }
      let old = before.reading.order.stops[stop].element
      let tree = step.after.reading.screen.tree
      guard let node = Self.node(old, of: before.reading.screen.tree, in: tree),
        step.after.reading.order.stops.contains(where: { $0.element == node }),
        let new = step.after.cursor?.stop,
        step.after.reading.order.stops[new].element != node
      else { continue }
      findings.fail(
        index,
        Self.message(step, before.reading.element(at: stop), step.after.reading.element(at: new)))
    }
  }

  /// Returns whether a request only changes a value.
  private static func setsValue(_ request: AppRequest) -> Bool {
    switch request.act {
    case .type, .increment, .decrement: true
    case .activate:
      !request.element.traits.isDisjoint(with: [.switchButton, .checkbox, .radioButton])
    default: false
    }
  }

  /// Returns the node of an element after a step, or `nil` if it is gone.
  private static func node(_ node: Int, of old: ElementTree, in new: ElementTree) -> Int? {
    if let id = old[node].id { return new.firstIndex(of: id) }
    return node < new.count && new[node].id == nil && new[node].label == old[node].label
      ? node : nil
  }
}

extension FocusMoved {
  private static func message(
    _ step: AuditedFlow.Step, _ old: Element, _ new: Element
  ) -> FindingText {
    func name(_ element: Element) -> String {
      (element.label ?? element.id).map(SafeText.quoted) ?? "another element"
    }
    return FindingText(
      "After \(SafeText.quoted(step.words)), the app moves the cursor from \(name(old)), "
        + "which is still there, to \(name(new)).",
      repair: step.after.reading.screen.isPage
        ? "Leave the focus there."
        : "Leave it there, or post a layout-changed notification with the element to continue from."
    )
  }
}
