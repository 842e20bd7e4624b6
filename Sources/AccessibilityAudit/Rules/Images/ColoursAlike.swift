import AccessibilityTree
import Documents

struct ColoursAlike: ScreenRule {
  static let page = RulePage(
    "colours-alike", .images, .warning, .medium,
    title: "Two colours look alike to those who see fewer of them",
    why: """
      Every twelfth man and some women see fewer colours than others: two that stand for different \
      things become one.
      """,
    repair: """
      Take colours that differ in lightness, or add a shape or a text.
      """,
    guidelines: [.hig("Color and effects"), .wcag("1.4.1", .a)], needs: [.fact(.tintColor)],
    isForReview: true,
    failing: """
      - children:
          - {image: Running, tintColor: systemGreen, imageName: circle.fill}
          - {image: Stopped, tintColor: systemRed, imageName: circle.fill}
      """,
    passing: """
      - children:
          - {image: Running, tintColor: systemBlue, imageName: circle.fill}
          - {image: Stopped, tintColor: systemOrange, imageName: circle.fill}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for pair in SeenColours.pairs(of: screen) {
      if pair.confusing.isEmpty {
        findings.pass()
      } else {
        findings.review(pair.node, Self.message(pair), related: [pair.other])
      }
    }
  }
}

extension ColoursAlike {
  private static func message(_ pair: SeenColours.PairRow) -> FindingText {
    let ways = pair.confusing.map(\.rawValue).joined(separator: ", ")
    return FindingText(
      "\(pair.names[0]) and \(pair.names[1]) have one shape and the colours "
        + "\(pair.colours[0].hexadecimal) and \(pair.colours[1].hexadecimal), which look alike with \(ways).",
      repair: "If the colour says something, say it by a shape or a text, too.")
  }
}
