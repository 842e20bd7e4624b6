import AccessibilityTree
import Documents

struct TextNotScaled: PairRule {
  static let page = RulePage(
    "text-not-scaled", .text, .warning, .high, .pair,
    title: "Text stays small when people choose a larger size",
    why: """
      People who cannot read the default size choose a larger one for all apps, and still cannot \
      read this text.
      """,
    repair: "Use a text style, or scale the font with the preferred text size.",
    guidelines: [.hig("Text display"), .wcag("1.4.4", .aa)],
    needs: [.smallerText, .fact(.fontSize)],
    failing: """
      screen: Route
      elements: [{text: Turn left at the mill, fontSize: 17}]
      ---
      screen: Route
      textSize: accessibilityLarge
      elements: [{text: Turn left at the mill, fontSize: 17}]
      """,
    passing: """
      screen: Route
      elements: [{text: Turn left at the mill, fontSize: 17}]
      ---
      screen: Route
      textSize: accessibilityLarge
      elements: [{text: Turn left at the mill, fontSize: 33}]
      """)

  func check(_ pair: AuditedPair, _ findings: inout PairFindings) {
    let (screen, other) = (pair.screen, pair.other)
    // The Mac has no Dynamic Type, and captions keep their size up to the usual one (Apple's table).
    guard screen.screen.platform != .macos, screen.screen.textSize > .large,
      screen.screen.textSize > other.screen.textSize
    else { return findings.lacks(.smallerText) }
    for (before, now) in pair.shared
    where screen.drawsText(now) && other.drawsText(before) && !screen.isDrawnAtOneSize(now) {
      // A text style follows the size by itself: only a stated size tells what was drawn.
      guard let small = other.facts(before).number(.fontSize),
        let large = screen.facts(now).number(.fontSize)
      else {
        findings.lacks(.fact(.fontSize))
        continue
      }
      if large > small {
        findings.pass()
      } else {
        findings.fail(
          now,
          Self.message(
            screen.drawnText(now), large, screen.screen.textSize, other.screen.textSize))
      }
    }
  }
}

extension TextNotScaled {
  private static func message(
    _ text: String, _ points: Double, _ size: TextSize, _ usual: TextSize
  ) -> FindingText {
    FindingText(
      "At the text size \(size.rawValue), \(SafeText.quoted(text)) has \(PointsText.points(points)) points, "
        + "no more than at \(usual.rawValue).",
      repair: "Use a text style, or scale its font.")
  }
}
