import AccessibilityTree
import Documents

struct DisabledUnexplained: ScreenRule {
  static let page = RulePage(
    "disabled-unexplained", .roles, .note, .low,
    title: "Dimmed control without explanation",
    why: "A listener hears that the control is unavailable, and has to guess why.",
    repair: "Explain in the hint, or in text nearby, how to enable the control.",
    guidelines: [.hig("Content")],
    failing: """
      - button: Pay
        traits: [notEnabled]
      """,
    passing: """
      - button: Pay
        traits: [notEnabled]
        hint: Choose a delivery date first.
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements where screen.isInteractive(node) {
      let element = screen.spokenElement(node)
      guard element.traits.contains(.notEnabled) else { continue }
      let isExplained =
        element.hint?.trimmed.isEmpty == false
        || screen.facts(node).texts(.describedBy)?.isEmpty == false
      if isExplained {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen.label(node)))
      }
    }
  }
}

extension DisabledUnexplained {
  private static func message(_ label: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) is dimmed, and nothing says why.",
      repair: "Say in its hint what has to be done first.")
  }
}
