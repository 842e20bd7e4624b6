import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader

struct ContextChangeOnFocus: FlowRule {
  static let page = RulePage(
    "context-change-on-focus", .change, .error, .high, .flow,
    title: "Moving the cursor opens another screen",
    why: """
      Listeners move the cursor to explore. If that alone opens something, they lose a screen \
      that they have not heard yet.
      """,
    repair: "Open screens on activation, never when the cursor arrives.",
    guidelines: [.hig("Navigation"), .wcag("3.2.1", .a)],
    needs: [.events],
    failing: """
      flow: Look at the offer
      screens: {shop: shop.screen.yaml, offer: offer.screen.yaml}
      steps:
        - next
        - open: offer
      """,
    passing: """
      flow: Look at the offer
      screens: {shop: shop.screen.yaml, offer: offer.screen.yaml}
      steps:
        - next
        - activate
        - open: offer
      """)

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    var last: AuditedFlow.Step?
    for (index, step) in flow.steps.enumerated() {
      defer { last = step }
      if step.isMove {
        // A move that the app answers with a screen needs no person to judge it.
        if step.hasArrived {
          findings.fail(index, Self.message(step.words, step.after.reading.screen.title))
        } else {
          findings.pass()
        }
      }
      guard case .open = step.action, step.hasArrived, let last, last.isMove else { continue }
      // A flow may also be a list of screens to look at: only its author knows.
      findings.review(index, Self.message(last.words, step.after.reading.screen.title))
    }
  }
}

extension ContextChangeOnFocus {
  private static func message(_ words: String, _ title: String?) -> FindingText {
    let screen = title.map { "the screen \(SafeText.quoted($0))" } ?? "another screen"
    return FindingText(
      "After \(SafeText.quoted(words)), \(screen) appears, although nothing was activated.",
      repair: "Open it on activation, not when the cursor moves.")
  }
}
