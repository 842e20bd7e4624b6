import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader

struct FocusLost: FlowRule {
  static let page = RulePage(
    "focus-lost", .change, .error, .veryHigh, .flow,
    title: "The cursor is thrown elsewhere because its element is gone",
    why: """
      The element under the cursor vanished, and the app named no other one, so that {reader} lands \
      on whatever is near. A listener has to find out where that is, and then the way back.
      """,
    repair: """
      Send a layout-changed notification with the element where the user should go on: the next item, \
      or the control that opened what has gone.
      """,
    guidelines: [.hig("Navigation"), .apple("layoutChanged"), .wcag("2.4.3", .a)],
    needs: [.events],
    failing: """
      - id: row
        button: Delete the draft
        on: {activate: [remove: row]}
      - button: New draft
      """,
    passing: """
      - id: row
        button: Delete the draft
        on: {activate: [remove: row, layoutChanged: new]}
      - id: new
        button: New draft
      """)

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    for (index, step) in flow.steps.enumerated() {
      var isRequested = false
      for event in step.events {
        if case .request = event { isRequested = true }
        guard case .cursorLost(let name) = event else { continue }
        isRequested = false
        findings.fail(index, Self.message(step, name))
      }
      if isRequested { findings.pass() }
    }
  }
}

extension FocusLost {
  private static func message(_ step: AuditedFlow.Step, _ name: String?) -> FindingText {
    let old = name.map(SafeText.quoted) ?? "an element that is gone"
    let stop = step.after.cursor?.stop
    let new = stop.map { step.after.reading.element(at: $0) }
    let target = new.flatMap { $0.label ?? $0.id }.map(SafeText.quoted) ?? "nothing"
    return FindingText(
      "After \(SafeText.quoted(step.words)) the cursor jumps from \(old) to \(target).",
      repair: "Name the element to go on with in a layout-changed notification.")
  }
}
