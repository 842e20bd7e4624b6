import AccessibilityTree
import Documents

struct TextNotSelectable: ScreenRule {
  static let page = RulePage(
    "text-not-selectable", .roles, .note, .low,
    title: "Text is not selectable",
    why: "People who cannot read a word cannot look it up, translate it or have it spoken.",
    repair: "Make plain text selectable.",
    guidelines: [.hig("User input")], needs: [.fact(.selectable)],
    failing: """
      - text: Wash the mangoes and cut them open.
        selectable: false
      """,
    passing: """
      - text: Wash the mangoes and cut them open.
        selectable: true
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements where screen.traits(node).contains(.staticText) {
      guard let isSelectable = screen.facts(node).flag(.selectable) else {
        findings.lacks(.fact(.selectable))
        continue
      }
      // A caption of a word or two is nothing to select.
      if screen.label(node).foldedWords.count < 5 { continue }
      if isSelectable {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen.label(node)))
      }
    }
  }
}

extension TextNotSelectable {
  private static func message(_ label: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) is not selectable.",
      repair: "Make it selectable, so that people can look words up or hear them.")
  }
}
