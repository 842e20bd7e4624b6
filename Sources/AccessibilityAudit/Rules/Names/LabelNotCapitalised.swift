import AccessibilityTree
import Documents

struct LabelNotCapitalised: ScreenRule {
  static let page = RulePage(
    "label-not-capitalised", .names, .note, .low,
    title: "Label does not begin with a capital",
    why: """
      {reader} reads a capitalised label with the intonation of a new phrase. A label in lower \
      case may sound like the end of the previous utterance.
      """,
    repair: """
      Begin the label with a capital letter.
      """,
    guidelines: [.apple("accessibilityLabel")],
    failing: """
      - button: share
      """,
    passing: """
      - button: Share
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements where screen.spokenElement(node).hasInteractiveTraits {
      guard let first = screen.label(node).first,
        first.isUppercase || first.isLowercase
      else { continue }
      // A capital further on in the first word is a brand: "iPhone".
      let word = screen.label(node).prefix { !$0.isWhitespace }
      if first.isLowercase, !word.dropFirst().contains(where: \.isUppercase) {
        findings.fail(node, Self.message(screen.label(node)))
      } else {
        findings.pass()
      }
    }
  }
}

extension LabelNotCapitalised {
  private static func message(_ label: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) begins with a lower-case letter.",
      repair: "Begin it with a capital letter for natural intonation.")
  }
}
