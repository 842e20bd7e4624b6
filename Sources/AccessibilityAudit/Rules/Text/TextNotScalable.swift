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
    for node in screen.textNodes where !Self.isExempt(node, screen) {
      switch screen.facts(node).flag(.scalesWithTextSize) {
      case nil: findings.lacks(.fact(.scalesWithTextSize))
      case true?: findings.pass()
      case false?: findings.fail(node, Self.message(screen.drawnText(node)))
      }
    }
  }

  // Bars show their items large on a long press, and initials or a numeral in a ring are a picture.
  private static func isExempt(_ node: Int, _ screen: AuditedScreen) -> Bool {
    if !screen.spokenElement(node).traits.isDisjoint(with: [.tab, .backButton]) { return true }
    if screen.drawnText(node).count(where: \.isLetter) < 3 { return true }
    return screen.ancestors(of: node).prefix(AuditedScreen.mostLevels).contains {
      screen.tree[$0].container == .tabBar || screen.tree[$0].traits.contains(.tabBar)
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
