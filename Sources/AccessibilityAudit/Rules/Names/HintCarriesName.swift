import AccessibilityTree
import Documents

struct HintCarriesName: ScreenRule {
  static let page = RulePage(
    "hint-carries-name", .names, .warning, .high,
    title: "Hint is the only name",
    why: """
      Listeners can turn hints off, and many who know an app do so. The element then has no name \
      at all.
      """,
    repair: "Move the name to the label, and describe only the result of the action in the hint.",
    guidelines: [.wcag("4.1.2", .a), .apple("accessibilityHint")],
    failing: """
      - traits: [button]
        hint: Share
      """,
    passing: """
      - button: Share
        hint: Shares this recipe.
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let element = screen.spokenElement(node)
      guard let hint = element.hint?.trimmed, !hint.isEmpty else { continue }
      if screen.label(node).isEmpty, element.value?.trimmed.isEmpty != false {
        findings.fail(node, Self.message(hint))
      } else {
        findings.pass()
      }
    }
  }
}

extension HintCarriesName {
  private static func message(_ hint: String) -> FindingText {
    FindingText(
      "The element has only the hint \(SafeText.quoted(hint)), and listeners can turn hints off.",
      repair: "Move it to the label.")
  }
}
