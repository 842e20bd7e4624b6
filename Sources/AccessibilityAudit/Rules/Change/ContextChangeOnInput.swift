import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader

struct ContextChangeOnInput: FlowRule {
  static let page = RulePage(
    "context-change-on-input", .change, .error, .high, .flow,
    title: "Choosing a value opens a dialog or page",
    why: """
      People who use a list by keyboard pass other values on the way to the one they want. If \
      choosing a value opens a dialog or another page, they never reach it.
      """,
    repair: "Wait until the user presses a button or closes the list.",
    guidelines: [.hig("Navigation"), .wcag("3.2.2", .a)],
    needs: [.events],
    failing: """
      - id: plan
        textField: Plan
        on: {type: [insert: {element: {id: sure, role: dialog, label: Are you sure?, children: [{id: yes, button: "Yes"}]}}, focus: "yes"]}
      """,
    passing: """
      - id: plan
        textField: Plan
        on: {type: [set: {price: {label: 12 euros}}, announce: 12 euros]}
      - {id: price, text: 9 euros}
      """)

  static let needsReader = false

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    let last = flow.steps.lastIndex { $0.request != nil }
    for (index, step) in flow.steps.enumerated() where step.choosesValue {
      let tree = step.after.reading.screen.tree
      if step.hasArrived {
        findings.fail(index, Self.message(step, "another screen opens"))
      } else if let dialog = step.openedDialogs.first, step.ends(in: dialog) == true {
        let name = tree[dialog].label.map { "the dialog \(SafeText.quoted($0))" } ?? "a dialog"
        findings.fail(index, Self.message(step, "\(name) opens, and the focus is in it"))
      } else if let place = step.leavesList {
        let name = tree[place].label.map(SafeText.quoted) ?? "another element"
        findings.fail(index, Self.message(step, "the focus moves to \(name)"))
      } else if index == last, flow.result.stopped.leaves > 0 {
        findings.fail(index, Self.message(step, "the page would have opened another page"))
      } else {
        findings.pass()
      }
    }
  }
}

extension AuditedFlow.Step {
  /// The target of the focus after a value is chosen from a list, or `nil` if it stays.
  ///
  /// A field for one character may pass the focus to the next field.
  fileprivate var leavesList: Int? {
    guard let before, case .node(let old) = before.focus, case .node(let new) = after.focus,
      before.reading.screen.tree[old].webFlags.contains(.isSelect)
    else { return nil }
    let tree = after.reading.screen.tree
    let list = ElementIdentity(from: before.reading.screen.tree, to: tree).node(old)
    return list.map { ($0..<tree.end(of: $0)).contains(new) } == true ? nil : new
  }

  /// Whether the step gives a control a value with keys, and presses nothing.
  fileprivate var choosesValue: Bool {
    guard let request, setsValue else { return false }
    return switch request.act {
    case .type, .increment, .decrement: true
    case .key(let chord):
      !["Tab", "Escape", "Enter", " "].contains(chord.domKey) && chord.modifiers.isEmpty
    default: false
    }
  }
}

extension ContextChangeOnInput {
  private static func message(_ step: AuditedFlow.Step, _ what: String) -> FindingText {
    FindingText(
      "After \(SafeText.quoted(step.words)), \(what), although only a value was chosen.",
      repair: "Wait until the user presses a button or closes the list.")
  }
}
