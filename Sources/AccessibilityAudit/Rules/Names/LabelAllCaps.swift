import AccessibilityTree
import Documents

struct LabelAllCaps: ScreenRule {
  static let page = RulePage(
    "label-all-caps", .names, .note, .medium,
    title: "A label is written in capitals",
    why: """
      A voice may take words in capitals for an abbreviation and spell them letter by letter.
      """,
    repair: """
      Write the label in small letters with a capital at its start, and let the style of the \
      text make capitals of it.
      """,
    guidelines: [.hig("Text display"), .apple("accessibilityLabel")],
    failing: """
      - button: PLACE ORDER
      """,
    passing: """
      - button: Place order
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.stops {
      let label = screen.label(node)
      // Screens draw titles in capitals that are none in the app, and a dump tells what is drawn; an identifier
      // has a rule of its own.
      if screen.isImported, !screen.isInteractive(node) { continue }
      if label.contains("_") { continue }
      let words = label.split { !$0.isLetter }
      guard words.contains(where: { $0.count > 1 }) else { continue }
      // Codes hold digits; up to four letters are an abbreviation more often than a word.
      let isCode = label.contains(where: \.isNumber)
      let isWord = words.contains { $0.count >= 5 } || words.count { $0.count > 3 } >= 2
      if label.isInCapitals, isWord, !isCode {
        findings.fail(node, Self.message(label))
      } else {
        findings.pass()
      }
    }
  }
}

extension LabelAllCaps {
  private static func message(_ label: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) may be spelt letter by letter.",
      repair: "Write it in small letters and let its style make capitals of it.")
  }
}
