import AccessibilityTree
import Documents

struct AriaMisused: ScreenRule {
  static let page = RulePage(
    "aria-misused", .roles, .error, .high,
    title: "Invalid WAI-ARIA or HTML",
    why: """
      WAI-ARIA and HTML define which attributes, values and roles exist, and which elements may \
      contain which. Browsers handle errors in different ways, and {reader} does not say what \
      was lost.
      """,
    repair: "Use the appropriate HTML element, or add what its role requires.",
    guidelines: [.wcag("4.1.2", .a), .wcag("1.3.1", .a)],
    needs: [.fact(.ariaFaults)],
    failing: """
      - {button: Filter, ariaFaults: ['aria-expanded cannot be "open"']}
      """,
    passing: """
      - {button: Filter, ariaFaults: []}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.states(.ariaFaults) || screen.toolkit == .web else {
      if !screen.elements.isEmpty { findings.lacks(.fact(.ariaFaults)) }
      return
    }
    let tree = screen.statedTree
    let shown = ShownNodes(screen)
    for stated in 0..<tree.count {
      let faults = tree[stated].statedFacts.texts(.ariaFaults) ?? []
      if !faults.isEmpty {
        findings.fail(shown.nearest(stated), Self.message(faults), at: stated)
      } else if shown.first(in: stated) != nil {
        findings.pass()
      }
    }
  }
}

extension AriaMisused {
  private static func message(_ faults: [String]) -> FindingText {
    FindingText(
      faults.prefix(3).map { SafeText.line($0) }.joined(separator: "; ").capitalisedFirst + ".",
      repair: "Use the appropriate HTML element, or add what its role requires.")
  }
}
