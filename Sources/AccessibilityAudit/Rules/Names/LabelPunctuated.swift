import AccessibilityTree
import Documents

struct LabelPunctuated: ScreenRule {
  static let page = RulePage(
    "label-punctuated", .names, .note, .medium,
    title: "Label ends with a full stop",
    why: """
      A label is not a sentence. {reader} lowers its voice and pauses before it says the \
      role.
      """,
    repair: "Remove the full stop.",
    guidelines: [.apple("accessibilityLabel")],
    failing: """
      - button: Place the order.
      """,
    passing: """
      - button: Place the order
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements where screen.spokenElement(node).hasInteractiveTraits {
      let label = screen.label(node)
      if label.isEmpty { continue }
      // A link on a page is a title, or a part of its text.
      let isText = screen.toolkit == .web && screen.traits(node).contains(.link)
      if Self.endsAsSentence(label), !isText {
        findings.fail(node, Self.message(label))
      } else {
        findings.pass()
      }
    }
  }

  // Whole texts that can be activated are sentences, and abbreviations have their dots.
  private static func endsAsSentence(_ label: String) -> Bool {
    guard label.hasSuffix("."), !label.hasSuffix(".."), !label.dropLast().contains(". "),
      !label.contains(",")
    else { return false }
    let last = label.split(whereSeparator: \.isWhitespace).last ?? ""
    return last.count > 5 && !last.dropLast().contains(".")
  }
}

extension LabelPunctuated {
  private static func message(_ label: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) ends with a full stop.",
      repair: "Remove it: a label is not a sentence, and the pause before the role sounds wrong.")
  }
}
