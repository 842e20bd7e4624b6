import AccessibilityTree
import Documents

struct FontWeightLight: ScreenRule {
  static let page = RulePage(
    "font-weight-light", .text, .note, .veryHigh,
    title: "Light font weight",
    why: "People with low contrast sensitivity cannot see thin strokes, especially at small sizes.",
    repair: """
      Use regular, medium, semibold or bold.
      """,
    guidelines: [.hig("Text display")], needs: [.fact(.fontWeight)],
    failing: """
      - {text: Good morning, fontWeight: thin}
      """,
    passing: """
      - {text: Good morning, fontWeight: regular}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.textNodes {
      guard let weight = screen.facts(node).fontWeight else {
        findings.lacks(.fact(.fontWeight))
        continue
      }
      if weight < .regular {
        findings.fail(node, Self.message(screen.drawnText(node), weight))
      } else {
        findings.pass()
      }
    }
  }
}

extension FontWeightLight {
  private static func message(_ text: String, _ weight: FontWeight) -> FindingText {
    FindingText(
      "\(SafeText.quoted(text)) uses the weight \(weight.rawValue).",
      repair: "Use regular or a heavier weight.")
  }
}
