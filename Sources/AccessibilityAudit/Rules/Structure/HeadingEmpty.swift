import AccessibilityTree
import Documents

struct HeadingEmpty: ScreenRule {
  static let page = RulePage(
    "heading-empty", .structure, .warning, .veryHigh,
    title: "A heading has no words",
    why: """
      Whoever jumps from heading to heading stops at it and hears only "heading": a place without a name.
      """,
    repair: """
      Give the heading its words, or make it none.
      """,
    guidelines: [.hig("Content"), .wcag("1.3.1", .a), .wcag("2.4.6", .aa)],
    failing: """
      - traits: [header]
      - text: Wash the mangoes
      """,
    passing: """
      - heading: Steps
      - text: Wash the mangoes
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements where screen.traits(node).contains(.header) {
      let value = screen.spokenElement(node).value ?? ""
      if screen.label(node).isEmpty, value.trimmed.isEmpty {
        findings.fail(node, Self.message(screen.roleNoun))
      } else {
        findings.pass()
      }
    }
  }
}

extension HeadingEmpty {
  private static func message(_ noun: String) -> FindingText {
    FindingText(
      "Who jumps from heading to heading stops here and hears only \"heading\".",
      repair: "Give it words, or take the \(noun) away.")
  }
}
