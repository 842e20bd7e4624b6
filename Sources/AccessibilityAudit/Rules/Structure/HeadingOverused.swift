import AccessibilityTree
import Documents

struct HeadingOverused: ScreenRule {
  static let page = RulePage(
    "heading-overused", .structure, .note, .medium,
    title: "Too many headings",
    why: """
      People use headings to skip content. If most stops are headings, nothing is skipped.
      """,
    repair: "Use headings only for the titles of sections.",
    guidelines: [.hig("Content"), .wcag("2.4.6", .aa)],
    failing: """
      - heading: Mango
      - heading: Papaya
      - heading: Artichoke
      - heading: Fennel
      - heading: Leek
      - button: Buy
      """,
    passing: """
      - heading: Fruit
      - text: Mango
      - text: Papaya
      - text: Artichoke
      - text: Fennel
      - text: Leek
      - button: Buy
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let headings = screen.elements.filter { screen.traits($0).contains(.header) }
    // On a short screen a title and a section are half of it.
    guard screen.elements.count >= 6, !headings.isEmpty else { return }
    if headings.count * 2 > screen.elements.count {
      findings.fail(nil, Self.message(headings.count, screen.elements.count, screen.roleNoun))
    } else {
      findings.pass()
    }
  }
}

extension HeadingOverused {
  private static func message(_ count: Int, _ stops: Int, _ noun: String) -> FindingText {
    FindingText(
      "\(count) of \(stops) stops are headings, so jumping between headings skips almost nothing.",
      repair: "Use the \(noun) only for the titles of sections.")
  }
}
