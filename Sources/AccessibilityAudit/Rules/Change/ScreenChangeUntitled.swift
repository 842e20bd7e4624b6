import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader

struct ScreenChangeUntitled: FlowRule {
  static let page = RulePage(
    "screen-change-untitled", .change, .warning, .high, .flow,
    title: "A new screen does not say what it is",
    why: """
      After the sound of a new screen the first words are those of some element. A listener does not know \
      where the act has led, nor whether it led where it should.
      """,
    repair: """
      Give each screen a title, or let its first element be the heading that names it.
      """,
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
      "After \(SafeText.quoted(step.words)) a new screen begins with \(heard), which does not say "
        + "what the screen is.",
      repair: "Give the screen a title.")
  }
}
