import AccessibilityTree
import Documents

struct HeadingEmpty: ScreenRule {
  static let page = RulePage(
    "heading-empty", .structure, .warning, .veryHigh,
    title: "Heading has no text",
    why: "People who jump from heading to heading stop here and hear only \"heading\".",
    repair: "Add text to the heading, or remove its heading role.",
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
      "The heading has no text: the utterance is only \"heading\".",
      repair: "Add text, or remove the \(noun).")
  }
}
