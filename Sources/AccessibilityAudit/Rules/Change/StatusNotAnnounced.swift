import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader

struct StatusNotAnnounced: FlowRule {
  static let page = RulePage(
    "status-not-announced", .change, .warning, .high, .flow,
    title: "Status message not announced",
    why: """
      An error, a result or a toast appeared away from the cursor. A sighted person immediately \
      sees that the password is wrong. A listener hears only the button again.
      """,
    repair: """
      Announce the text, move the cursor to it with a layout-changed notification, or make it a \
      live region.
      """,
    guidelines: [
      .hig("Navigation"), .apple("announcement"), .wcag("4.1.3", .aa), .wcag("3.3.1", .a),
    ],
    needs: [.events],
    failing: """
      - button: Sign in
        on: {activate: [insert: {element: {id: error, text: The password is wrong}}]}
      """,
    passing: """
      - button: Sign in
        on: {activate: [insert: {element: {id: error, text: The password is wrong}}, announce: The password is wrong]}
      """)

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    for (index, step) in flow.steps.enumerated() {
      guard let change = step.change else { continue }
      let tree = step.after.reading.screen.tree
      for difference in change.differences {
        let isError = step.invalidates && StatusText.isText(difference, in: tree)
        guard let text = difference.new,
          StatusText.isStatus(difference, in: tree) || isError
            || step.isTab && StatusText.isText(difference, in: tree)
        else { continue }
        // Landing elsewhere or announcing something else does not say this text, and is a try at it; what is announced
        // beside an error is not.
        let isTried = isError ? step.hasLanded && !step.isTab : step.hasAnnounced
        if step.isToldByRegion(difference) || isTried || step.hasNewLayout || step.says(text) {
          findings.pass()
        } else {
          findings.fail(
            index, Self.message(step, text, isInRegion: step.isOfUnheardRegion(difference)))
        }
      }
    }
  }
}

extension StatusNotAnnounced {
  private static func message(
    _ step: AuditedFlow.Step, _ text: String, isInRegion: Bool
  ) -> FindingText {
    FindingText(
      "After \(SafeText.quoted(step.words)), \(SafeText.quoted(text)) appears but is not spoken.",
      repair: isInRegion ? ChangeSilent.repairOfRegion : "Announce it, or make it a live region.")
  }
}
