import AccessibilityTree
import Documents

struct TextNotScalable: ScreenRule {
  static let page = RulePage(
    "text-not-scalable", .text, .warning, .high,
    title: "Text does not scale",
    why: """
      People who cannot read the default size choose a larger one for all apps, and still cannot \
      read this text.
      """,
    repair: "Use a text style, or scale the font with the preferred text size.",
    guidelines: [
      .hig("Text display"), .wcag("1.4.4", .aa), .androidCheck("TextSizeCheck"),
    ], needs: [.fact(.scalesWithTextSize)],
    failing: """
      - {text: Terms apply, scalesWithTextSize: false}
      """,
    passing: """
      - {text: Terms apply, scalesWithTextSize: true}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    // The Mac has no Dynamic Type.
    guard screen.screen.platform != .macos else { return }
    for node in screen.textNodes where !screen.isDrawnAtOneSize(node) {
      switch screen.facts(node).flag(.scalesWithTextSize) {
      case nil: findings.lacks(.fact(.scalesWithTextSize))
      case true?: findings.pass()
      case false?: findings.fail(node, Self.message(screen.drawnText(node)))
      }
    }
  }
}

extension TextNotScalable {
  private static func message(_ text: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(text)) does not scale with the text size.",
      repair: "Use a text style, or scale its font.")
  }
}
