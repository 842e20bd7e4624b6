import AccessibilityTree
import Documents

struct IconNotScaled: PairRule {
  static let page = RulePage(
    "icon-not-scaled", .text, .note, .medium, .pair,
    title: "Icon does not scale with text",
    why: "People who need larger text also need larger icons, if the icons convey information.",
    repair: """
      Draw icons as symbols in a text style, or scale them with the font metrics of the text \
      beside them.
      """,
    guidelines: [.hig("Text display")], needs: [.smallerText, .frame],
    failing: """
      screen: Route
      elements: [{image: Stairs, frame: [16, 80, 24, 24]}]
      ---
      screen: Route
      textSize: accessibilityLarge
      elements: [{image: Stairs, frame: [16, 80, 24, 24]}]
      """,
    passing: """
      screen: Route
      elements: [{image: Stairs, frame: [16, 80, 24, 24]}]
      ---
      screen: Route
      textSize: accessibilityLarge
      elements: [{image: Stairs, frame: [16, 80, 48, 48]}]
      """)

  /// The side in points above which an image is a picture, not an icon.
  private static let largest = 44.0
  /// The tolerance in points, because frames are rounded.
  private static let tolerance = 1.0

  func check(_ pair: AuditedPair, _ findings: inout PairFindings) {
    let (screen, other) = (pair.screen, pair.other)
    guard screen.screen.textSize > other.screen.textSize else {
      return findings.lacks(.smallerText)
    }
    for (before, now) in pair.shared where Self.isIcon(before, on: other) {
      // Those of bars stay as they are: the system shows them large while they are pressed.
      if screen.isSystemControl(now) { continue }
      guard let small = other.tree[before].frame, let large = screen.tree[now].frame,
        small.width > 0, small.height > 0
      else {
        findings.lacks(.frame)
        continue
      }
      if small.width > Self.largest || small.height > Self.largest { continue }
      let hasGrown =
        large.width >= small.width + Self.tolerance
        || large.height >= small.height + Self.tolerance
      if hasGrown {
        findings.pass()
      } else {
        findings.fail(
          now, Self.message(large, screen.screen.textSize, other.screen.textSize))
      }
    }
  }

  private static func isIcon(_ node: Int, on screen: AuditedScreen) -> Bool {
    guard screen.index(of: node) != nil, !screen.tree[node].isDecorative else { return false }
    return screen.traits(node).contains(.image) || screen.facts(node).text(.imageName) != nil
  }
}

extension IconNotScaled {
  private static func message(_ frame: Frame, _ size: TextSize, _ usual: TextSize) -> FindingText {
    FindingText(
      "At the text size \(size.rawValue), the icon measures \(PointsText.size(frame)) points, "
        + "no more than at \(usual.rawValue).",
      repair: "Let it grow with the text.")
  }
}
