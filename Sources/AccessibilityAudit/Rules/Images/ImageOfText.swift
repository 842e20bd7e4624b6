import AccessibilityTree
import Documents

struct ImageOfText: ScreenRule {
  static let page = RulePage(
    "image-of-text", .images, .warning, .medium,
    title: "Text is drawn as an image",
    why: """
      Text in an image does not grow with the text size, cannot be selected and cannot be read \
      word by word. {reader} speaks only the text that the label repeats.
      """,
    repair: "Use real text, or put all of the text in the label.",
    guidelines: [.wcag("1.4.5", .aa), .hig("Text display")], needs: [.fact(.visibleText)],
    varies: "A note if the label includes the whole text.",
    failing: """
      - image: Summer sale
        visibleText: Summer sale, everything half price until Sunday
      """,
    passing: """
      - image: Logo of the orchard
        visibleText: Orchard
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let element = screen.spokenElement(node)
      guard element.traits.contains(.image), !element.hasInteractiveTraits else { continue }
      guard let text = screen.facts(node).text(.visibleText)?.trimmed else {
        findings.lacks(.fact(.visibleText))
        continue
      }
      // One or two words are a logo or a sign more often than a text.
      if text.foldedWords.count > 2 {
        let isSaid = screen.label(node).folded.contains(text.folded)
        findings.fail(node, Self.message(text, isSaid: isSaid), severity: isSaid ? .note : .warning)
      } else {
        findings.pass()
      }
    }
  }
}

extension ImageOfText {
  private static func message(_ text: String, isSaid: Bool) -> FindingText {
    let lost = isSaid ? "" : ", and the label does not include all of it"
    return FindingText(
      "The image shows the text \(SafeText.quoted(text))\(lost).",
      repair: "Use real text, so that it grows and can be read word by word.")
  }
}
