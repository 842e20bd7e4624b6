import AccessibilityTree
import Documents

struct TextJustified: ScreenRule {
  static let page = RulePage(
    "text-justified", .text, .note, .veryHigh,
    title: "A text is set with both edges straight",
    why: """
      The spaces between its words differ from line to line, which makes the text hard to \
      follow for many who find reading hard.
      """,
    repair: """
      Set it with its leading edge straight.
      """,
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
      repair: "Set it with its leading edge straight.")
  }
}
