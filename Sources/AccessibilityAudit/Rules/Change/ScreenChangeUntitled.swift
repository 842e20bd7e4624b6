import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader

struct ScreenChangeUntitled: FlowRule {
  static let page = RulePage(
    "screen-change-untitled", .change, .warning, .high, .flow,
    title: "New screen has no title",
    why: """
      After the sound for a new screen, {reader} begins with an arbitrary element. The listener \
      does not know which screen has opened, or whether it is the right one.
      """,
    repair: "Give each screen a title, or start it with the heading that names it.",
    guidelines: [.hig("Content"), .apple("screenChanged"), .wcag("2.4.2", .a)],
    needs: [.events],
    failing: """
      elements:
        - button: Close
        - text: Your order is on its way.
      """,
    passing: """
      screen: Thank you
      elements:
        - button: Close
        - text: Your order is on its way.
      """)

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    // The first screen is there before the flow, and a rule of screens looks at it.
    for (index, step) in flow.steps.enumerated() where step.before != nil && step.hasArrived {
      let reading = step.after.reading
      let title = reading.screen.title ?? ""
      let first = step.after.cursor.map { reading.element(at: $0.stop) }
      if !title.trimmed.isEmpty || first?.traits.contains(.header) == true {
        findings.pass()
      } else {
        findings.fail(index, Self.message(step, first.flatMap { $0.label ?? $0.id }))
      }
    }
  }
}

extension ScreenChangeUntitled {
  private static func message(_ step: AuditedFlow.Step, _ first: String?) -> FindingText {
    let heard = first.map(SafeText.quoted) ?? "nothing"
    return FindingText(
      "After \(SafeText.quoted(step.words)), a new screen begins with \(heard), which does "
        + "not name the screen.",
      repair: "Give the screen a title.")
  }
}
