import AccessibilityTree
import Documents

struct ColoursAlike: ScreenRule {
  static let page = RulePage(
    "colours-alike", .images, .warning, .medium,
    title: "Colours too similar for colour-blind people",
    why: """
      One man in twelve, and some women, are colour-blind. To them, two colours with different \
      meanings look the same.
      """,
    repair: "Choose colours that differ in lightness, or add a shape or text.",
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
          - {image: Stopped, tintColor: systemYellow, imageName: circle.fill}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for pair in SeenColours.pairs(of: screen) {
      let named = NamedPair(pair.colours[0], pair.colours[1])
      if pair.confusing.isEmpty, named == nil {
        findings.pass()
      } else {
        findings.review(pair.node, Self.message(pair, named), related: [pair.other])
      }
    }
  }
}

extension ColoursAlike {
  private static func message(_ pair: SeenColours.PairRow, _ named: NamedPair?) -> FindingText {
    var reasons: [String] = []
    if let named { reasons.append("Apple's guidelines advise against \(named.text) as a pair") }
    if !pair.confusing.isEmpty {
      let ways = pair.confusing.map(\.rawValue).joined(separator: ", ")
      reasons.append("they look alike with \(ways)")
    }
    return FindingText(
      "\(pair.names[0]) and \(pair.names[1]) have the same shape and the colours "
        + "\(pair.colours[0].hexadecimal) and \(pair.colours[1].hexadecimal): "
        + "\(reasons.joined(separator: ", and ")).",
      repair: "If the colour has a meaning, add a shape or text that conveys it.")
  }
}
