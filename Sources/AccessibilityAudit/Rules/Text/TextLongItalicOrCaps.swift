import AccessibilityTree
import Documents

struct TextLongItalicOrCaps: ScreenRule {
  static let page = RulePage(
    "text-long-italic-or-caps", .text, .note, .veryHigh,
    title: "A long text is set in italics or in capitals",
    why: """
      Words lose the shapes by which they are known; who finds reading hard has to spell them.
      """,
    repair: """
      Keep italics and capitals to a few words.
      """,
    guidelines: [.hig("Text display")], needs: [.fact(.italic)],
    failing: """
      - text: Please do not turn off your device while it is being updated
        visibleText: PLEASE DO NOT TURN OFF YOUR DEVICE WHILE IT IS BEING UPDATED
      """,
    passing: """
      - text: Please do not turn off your device while it is being updated
        visibleText: Please do not turn off your device while it is being updated
      """)

  /// How many words may be in capitals, and how many in italics (ours).
  private static let most = (capitals: 10, italic: 20)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.textNodes {
      let text = screen.drawnText(node)
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
      "\(SafeText.quoted(text)) is \(words) words in \(style).",
      repair: "Set it in plain letters.")
  }
}
