import AccessibilityTree
import Documents

struct TextLongItalicOrCaps: ScreenRule {
  static let page = RulePage(
    "text-long-italic-or-caps", .text, .note, .veryHigh,
    title: "Long text in italics or capitals",
    why: """
      Italics and capitals hide the shapes of words. People with reading difficulties have to \
      read letter by letter.
      """,
    repair: "Limit italics and capitals to a few words.",
    guidelines: [.hig("Text display")], needs: [.fact(.italic)],
    failing: """
      - text: Please do not turn off your device while it is being updated
        visibleText: PLEASE DO NOT TURN OFF YOUR DEVICE WHILE IT IS BEING UPDATED
      """,
    passing: """
      - text: Please do not turn off your device while it is being updated
        visibleText: Please do not turn off your device while it is being updated
      """)

  /// The maximum number of words in capitals, and in italics (ours).
  private static let most = (capitals: 10, italic: 20)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.textNodes {
      let text = screen.drawnText(node)
      // Each word but the last has a letter and what parts it from the next.
      if text.utf8.count < 2 * min(Self.most.capitals, Self.most.italic) {
        findings.pass()
        continue
      }
      let words = text.foldedWords.count
      let isCapital = text.isInCapitals
      let isItalic = screen.facts(node).flag(.italic)
      if isCapital, words > Self.most.capitals {
        findings.fail(node, Self.message(text, words, "capitals"))
      } else if isItalic == true, words > Self.most.italic {
        findings.fail(node, Self.message(text, words, "italics"))
      } else if isItalic == nil, words > Self.most.italic {
        findings.lacks(.fact(.italic))
      } else {
        findings.pass()
      }
    }
  }
}

extension TextLongItalicOrCaps {
  private static func message(_ text: String, _ words: Int, _ style: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(text)) has \(words) words in \(style).",
      repair: "Use regular text in mixed case.")
  }
}
