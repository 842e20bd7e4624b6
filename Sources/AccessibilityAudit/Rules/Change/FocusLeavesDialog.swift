import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader

struct FocusLeavesDialog: FlowRule {
  static let page = RulePage(
    "focus-leaves-dialog", .change, .error, .high, .flow,
    title: "Tab leaves a modal dialog that stays open",
    why: """
      The dialog covers the page and is marked as modal, but Tab moves on to the page behind it. \
      People who use a keyboard operate controls that they cannot see, and a reader may say \
      nothing there.
      """,
    repair: """
      Keep Tab inside the dialog while it is open. On a page, open it with showModal(), or make the rest inert.
      """,
    guidelines: [
      .hig("Navigation"), .wcag("2.4.3", .a), .practice("Dialog (Modal)", "dialog-modal"),
    ],
    needs: [.events],
    failing: """
      flow: Pay
      screens: {shop: open.screen.yaml}
      with: keyboard
      steps: [press: Tab, press: Tab, press: Tab]
      """,
    passing: """
      flow: Pay
      screens: {shop: closed.screen.yaml}
      with: keyboard
      steps: [press: Tab, press: Tab, press: Tab]
      """)

  static let needsReader = false

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    // Behind the last control Tab may pass the browser's own.
    var isInside = false
    for (index, step) in flow.steps.enumerated() {
      let tree = step.after.reading.screen.tree
      let modals = tree.modalDialogs
      defer {
        switch step.after.focus {
        case .node(let node): isInside = tree.holds(node, inAnyOf: modals)
        case .nowhere: isInside = isInside && !modals.isEmpty
        default: isInside = false
        }
      }
      guard step.isTab, isInside, !step.hasArrived, !modals.isEmpty,
        case .node(let node) = step.after.focus
      else { continue }
      if tree.holds(node, inAnyOf: modals) {
        findings.pass()
      } else {
        findings.fail(index, Self.message(step, modals[0], node))
        return
      }
    }
  }
}

extension FocusLeavesDialog {
  private static func message(_ step: AuditedFlow.Step, _ dialog: Int, _ node: Int) -> FindingText {
    let tree = step.after.reading.screen.tree
    let name = tree[dialog].label.map { "the dialog \(SafeText.quoted($0))" } ?? "the modal dialog"
    let target = tree[node].label.map(SafeText.quoted) ?? "an element"
    return FindingText(
      "After \(SafeText.quoted(step.words)), the focus is on \(target) behind \(name), which is still open.",
      repair: "Keep Tab inside the dialog: use showModal(), or make the rest of the page inert.")
  }
}
