import AccessibilityTree
import Documents

struct HeadingLevelSkipped: ScreenRule {
  static let page = RulePage(
    "heading-level-skipped", .structure, .note, .high,
    title: "A level of headings is skipped",
    why: """
      Levels tell what belongs to what: from level 2 to level 4, a listener looks for a level \
      3 that is not there, and on a page for the level 1 that its title has.
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
    let headings = screen.elements.filter { screen.traits($0).contains(.header) }
    // Of a tree alone nobody knows whether it is all of a page.
    if screen.hasMarkup, headings.isEmpty, screen.elements.count >= HeadingMissing.longest {
      return findings.fail(nil, Self.messageOfNone)
    }
    let lacksTitle =
      screen.hasMarkup && !headings.contains { screen.spokenElement($0).headingLevel == 1 }
    for node in headings {
      guard let level = screen.spokenElement(node).headingLevel else {
        findings.lacks(.headingLevel)
        continue
      }
      if last == nil, lacksTitle {
        findings.fail(node, Self.messageOfTitle(screen.label(node), level))
      } else if let last, level > last.level + 1 {
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
  private static let messageOfNone = FindingText(
    "The page has no heading, so that a listener can only go through it stop by stop.",
    repair: "Make its title a heading of level 1, and those of its parts headings below it.")

  private static func messageOfTitle(_ label: String, _ level: Int) -> FindingText {
    FindingText(
      "The first heading, \(SafeText.quoted(label)), is of level \(level), and the page has none of level 1.",
      repair: "Make the title of the page a heading of level 1.")
  }

  private static func message(
    _ label: String, _ level: Int, _ last: String, _ lastLevel: Int
  ) -> FindingText {
    FindingText(
      "The heading \(SafeText.quoted(label)) of level \(level) follows \(SafeText.quoted(last)) "
        + "of level \(lastLevel).",
      repair: "Make it level \(lastLevel + 1).")
  }
}
