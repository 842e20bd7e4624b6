import AccessibilityTree
import Documents

struct HintCarriesName: ScreenRule {
  static let page = RulePage(
    "hint-carries-name", .names, .warning, .high,
    title: "The name of an element stands in its hint",
    why: """
      Hints can be turned off, and many people who know an app do so: the element then has no \
      name at all.
      """,
    repair: """
      Move what names the element to its label, and keep the result of acting on it in the \
      hint.
      """,
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
      "Hints can be turned off, and \(SafeText.quoted(hint)) is all that is said here.",
      repair: "Move it to the label.")
  }
}
