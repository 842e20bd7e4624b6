import AccessibilityTree
import Documents

struct OrderChangesWithTextSize: PairRule {
  static let page = RulePage(
    "order-changes-with-text-size", .text, .warning, .high, .pair,
    title: "Reading order changes with text size",
    why: """
      People expect the most important content at the top. If they choose larger text, they get a \
      different screen from the one that they or their helpers know.
      """,
    repair: """
      Keep the same order at every text size, with the primary elements first.
      """,
    guidelines: [.hig("Text display"), .wcag("1.3.2", .a)], needs: [.smallerText],
    failing: """
      screen: Order
      elements: [{heading: Order 12}, {text: Two lassis}, {button: Pay}]
      ---
      screen: Order
      textSize: accessibilityMedium
      elements: [{heading: Order 12}, {button: Pay}, {text: Two lassis}]
      """,
    passing: """
      screen: Order
      elements: [{heading: Order 12}, {text: Two lassis}, {button: Pay}]
      ---
      screen: Order
      textSize: accessibilityMedium
      elements: [{heading: Order 12}, {text: Two lassis}, {button: Pay}]
      """)

  /// The number of stops at the top of a screen.
  private static let top = 5

  func check(_ pair: AuditedPair, _ findings: inout PairFindings) {
    let (screen, other) = (pair.screen, pair.other)
    guard screen.screen.textSize > other.screen.textSize else {
      return findings.lacks(.smallerText)
    }
    // What is on one side only is another rule's.
    let expected = other.elements.compactMap { pair.ownNode(of: $0) }
      .filter { screen.index(of: $0) != nil }
    let both = Set(expected)
    let heard = screen.elements.filter(both.contains)
    guard heard.count > 1 else { return }
    let (before, now) = (expected.prefix(Self.top), heard.prefix(Self.top))
    guard let place = before.indices.first(where: { before[$0] != now[$0] }) else {
      return findings.pass()
    }
    findings.fail(
      now[place],
      Self.message(
        screen.name(now[place]), screen.name(before[place]), place, screen.screen.textSize,
        other.screen.textSize))
  }
}

extension OrderChangesWithTextSize {
  private static func message(
    _ now: String, _ before: String, _ place: Int, _ size: TextSize, _ usual: TextSize
  ) -> FindingText {
    FindingText(
      "Of the elements at both sizes, number \(place + 1) is \(now) at the text size "
        + "\(size.rawValue) but \(before) at \(usual.rawValue).",
      repair: "Keep the same order at every size.")
  }
}
