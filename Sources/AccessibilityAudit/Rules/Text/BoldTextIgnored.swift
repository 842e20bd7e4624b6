import AccessibilityTree
import Documents

struct BoldTextIgnored: PairRule {
  static let page = RulePage(
    "bold-text-ignored", .text, .note, .medium, .pair,
    title: "Text ignores the bold text setting",
    why: """
      People turn bold text on because they cannot read thin letters. They cannot read text that \
      ignores the setting.
      """,
    repair: """
      Use the system's text styles, or use a heavier weight of a custom font when bold text is \
      on.
      """,
    guidelines: [.hig("Text display")], needs: [.boldText, .fact(.fontWeight)],
    failing: """
      screen: Recipe
      elements: [{text: Peel the mangoes., fontWeight: light}]
      ---
      screen: Recipe
      boldText: true
      elements: [{text: Peel the mangoes., fontWeight: light}]
      """,
    passing: """
      screen: Recipe
      elements: [{text: Peel the mangoes., fontWeight: light}]
      ---
      screen: Recipe
      boldText: true
      elements: [{text: Peel the mangoes., fontWeight: semibold}]
      """)

  func check(_ pair: AuditedPair, _ findings: inout PairFindings) {
    let (screen, other) = (pair.screen, pair.other)
    guard screen.screen.hasBoldText, !other.screen.hasBoldText else {
      return findings.lacks(.boldText)
    }
    for (before, now) in pair.shared where screen.drawsText(now) && other.drawsText(before) {
      guard let old = other.facts(before).fontWeight, let new = screen.facts(now).fontWeight else {
        findings.lacks(.fact(.fontWeight))
        continue
      }
      // What is bold already need not grow bolder.
      if new > old || old >= .bold {
        findings.pass()
      } else {
        findings.fail(now, Self.message(screen.drawnText(now), new))
      }
    }
  }
}

extension BoldTextIgnored {
  private static func message(_ text: String, _ weight: FontWeight) -> FindingText {
    FindingText(
      "\(SafeText.quoted(text)) is \(weight.rawValue) with and without bold text.",
      repair: "Draw it heavier when bold text is on.")
  }
}
