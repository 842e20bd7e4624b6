import AccessibilityTree
import Documents

struct TextClipped: ScreenRule {
  static let page = RulePage(
    "text-clipped", .text, .warning, .medium,
    title: "Text is cut off",
    why: "Listeners hear the end of the text, but people with low vision see only part of it.",
    repair: """
      Let the text take as many lines as it needs at every size, or show the rest in a separate \
      view.
      """,
    guidelines: [.hig("Text display"), .wcag("1.4.4", .aa)], needs: [.fact(.truncated)],
    failing: """
      - {text: A refreshing drink of yoghurt and mangoes, truncated: true}
      """,
    passing: """
      - {text: A refreshing drink of yoghurt and mangoes, truncated: false}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    // Fields and wheels scroll what is longer than they are.
    for node in screen.textNodes
    where !screen.spokenElement(node).isField && !screen.tree[node].traits.contains(.pickerItem) {
      let text = screen.drawnText(node)
      // The whole text stands in the view that it opens.
      if screen.facts(node).opens?.showsMore == true {
        findings.pass()
        continue
      }
      switch screen.facts(node).flag(.truncated) {
      case true?: findings.fail(node, Self.message(text))
      case false?: findings.pass()
      case nil:
        switch Self.isLongerThanItsLines(text, node, screen) {
        case nil: findings.lacks(.fact(.truncated))
        case true?: findings.review(node, Self.message(estimated: text))
        case false?: findings.pass()
        }
      }
    }
  }

  /// Returns whether a text is too long for its lines.
  ///
  /// A letter is about half as wide as it is high; Han, kana and Hangul are as wide as they are high (ours).
  private static func isLongerThanItsLines(
    _ text: String, _ node: Int, _ screen: AuditedScreen
  ) -> Bool? {
    guard let size = screen.fontSize(node), let frame = screen.tree[node].frame, frame.isFinite,
      let lines = screen.facts(node).number(.maxLines), lines > 0
    else { return nil }
    var width = 0.0
    for scalar in text.unicodeScalars {
      let isWide = [.han, .kana, .hangul].contains(Script(scalar))
      width += size * (isWide ? 1 : 0.5)
    }
    return width > frame.width * lines
  }
}

extension TextClipped {
  private static func message(_ text: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(text)) is cut off.",
      repair: "Let it take as many lines as it needs.")
  }

  private static func message(estimated text: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(text)) seems too long for its lines.",
      repair: "Check whether it is cut off, and let it take as many lines as it needs.")
  }
}
