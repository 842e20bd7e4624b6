import AccessibilityTree
import Documents

struct TextJustified: ScreenRule {
  static let page = RulePage(
    "text-justified", .text, .note, .veryHigh,
    title: "Text is justified",
    why: """
      The spaces between words differ from line to line, so many people with reading difficulties \
      lose their place.
      """,
    repair: "Align the text with its leading edge.",
    guidelines: [.hig("Text display"), .wcag("1.4.8", .aaa)], needs: [.fact(.textAlignment)],
    failing: """
      - {text: A refreshing drink of yoghurt and mangoes, textAlignment: justified}
      """,
    passing: """
      - {text: A refreshing drink of yoghurt and mangoes, textAlignment: natural}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.textNodes {
      guard let alignment = screen.facts(node).text(.textAlignment) else {
        findings.lacks(.fact(.textAlignment))
        continue
      }
      if alignment == "justified" {
        findings.fail(node, Self.message(screen.drawnText(node)))
      } else {
        findings.pass()
      }
    }
  }
}

extension TextJustified {
  private static func message(_ text: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(text)) is justified.",
      repair: "Align it with its leading edge.")
  }
}
