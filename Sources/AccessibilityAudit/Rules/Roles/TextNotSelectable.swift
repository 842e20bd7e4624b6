import AccessibilityTree
import Documents

struct TextNotSelectable: ScreenRule {
  static let page = RulePage(
    "text-not-selectable", .roles, .note, .low,
    title: "A text cannot be selected",
    why: """
      Who cannot read a word would look it up, have it translated or spoken, and cannot.
      """,
    repair: """
      Let people select plain text.
      """,
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
      "\(SafeText.quoted(label)) cannot be selected.",
      repair: "Let people select it to look words up or hear them.")
  }
}
