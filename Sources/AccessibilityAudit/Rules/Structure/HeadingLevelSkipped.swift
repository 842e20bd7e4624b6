import AccessibilityTree
import Documents

struct HeadingLevelSkipped: ScreenRule {
  static let page = RulePage(
    "heading-level-skipped", .structure, .note, .high,
    title: "A level of headings is skipped",
    why: """
      Levels tell what belongs to what: from level 2 to level 4, a listener looks for a level \
      3 that is not there.
      """,
    repair: """
      Let the level grow by one at a time.
      """,
    guidelines: [.hig("Content"), .wcag("1.3.1", .a)], needs: [.headingLevel],
    failing: """
      - {heading: Recipe, headingLevel: 1}
      - {heading: Steps, headingLevel: 3}
      """,
    passing: """
      - {heading: Recipe, headingLevel: 1}
      - {heading: Steps, headingLevel: 2}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var last: (node: Int, level: Int)?
    for node in screen.elements where screen.traits(node).contains(.header) {
      guard let level = screen.spokenElement(node).headingLevel else {
        findings.lacks(.headingLevel)
        continue
      }
      if let last, level > last.level + 1 {
        findings.fail(
          node, Self.message(screen.label(node), level, screen.label(last.node), last.level),
          related: [last.node])
      } else {
        findings.pass()
      }
      last = (node, level)
    }
  }
}

extension HeadingLevelSkipped {
  private static func message(
    _ label: String, _ level: Int, _ last: String, _ lastLevel: Int
  ) -> FindingText {
    FindingText(
      "The heading \(SafeText.quoted(label)) of level \(level) follows \(SafeText.quoted(last)) "
        + "of level \(lastLevel).",
      repair: "Make it level \(lastLevel + 1).")
  }
}
