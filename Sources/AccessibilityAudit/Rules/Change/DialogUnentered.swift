import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader

struct DialogUnentered: FlowRule {
  static let page = RulePage(
    "dialog-unentered", .change, .error, .high, .flow,
    title: "Focus stays outside an open dialog",
    why: """
      A dialog covers the screen, but {reader} stays on the content behind it. The listener does \
      not hear that anything has opened, and the next keystrokes go to the covered screen.
      """,
    repair: "Move the keyboard focus into the dialog when it opens.",
    guidelines: [
      .hig("Navigation"), .apple("screenChanged"), .wcag("2.4.3", .a),
      .practice("Dialog", "dialog-modal"),
    ],
    needs: [.events],
    failing: """
      platform: web
      elements:
        - button: Sizes
          on: {activate: [insert: {element: {id: sizes, role: dialog, label: Sizes, children: [{id: fine, button: Fine}]}}]}
      """,
    passing: """
      platform: web
      elements:
        - button: Sizes
          on:
            activate:
              - insert: {element: {id: sizes, role: dialog, label: Sizes, children: [{id: fine, button: Fine}]}}
              - focus: fine
      """)

  static let needsReader = false

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    for (index, step) in flow.steps.enumerated() where !step.hasArrived {
      // Of dialogs within dialogs the first holds the others.
      guard let dialog = step.openedDialogs.first else { continue }
      switch step.ends(in: dialog) {
      case true: findings.pass()
      case false:
        findings.fail(index, Self.message(step, step.after.reading.screen.tree[dialog]))
      case nil: findings.lacks(.keyboardFocus)
      }
    }
  }
}

extension DialogUnentered {
  private static func message(_ step: AuditedFlow.Step, _ dialog: Element) -> FindingText {
    let name = dialog.label.map { "the dialog \(SafeText.quoted($0))" } ?? "a dialog"
    let place =
      switch step.after.focus {
      case .node(let node):
        "the focus is on \(step.after.reading.screen.tree[node].label.map(SafeText.quoted) ?? "another element")"
      case .nowhere: "nothing has the focus"
      case .unseen: "the focus stays outside"
      case .unknown: "the cursor stays outside"
      }
    return FindingText(
      "After \(SafeText.quoted(step.words)), \(name) opens, and \(place).",
      repair: "Move the focus to the dialog, or to the first control in it.")
  }
}
