import AccessibilityTree
import Documents

struct HeadingLevelSkipped: ScreenRule {
  static let page = RulePage(
    "heading-level-skipped", .structure, .note, .high,
    title: "Heading level skipped",
    why: """
      Levels show which section belongs to which. A listener who hears level 4 after level 2 \
      looks for a missing level 3. On a page without level 1, they look for the title.
      """,
    repair: "Begin with one heading of level 1, and increase the level by one at a time.",
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
    let headings = screen.elements.filter {
      screen.traits($0).contains(.header) && !screen.isPartOfHeading($0)
    }
    // Of a tree alone nobody knows whether it is all of a page, and behind a modal dialog is the rest of it.
    let isWhole = screen.hasMarkup && !screen.isModal
    if isWhole, headings.isEmpty, screen.elements.count >= Self.fewest {
      return findings.fail(nil, Self.messageOfNone)
    }
    let levels = headings.compactMap { screen.spokenElement($0).headingLevel }
    if screen.hasMarkup, levels.count >= Self.manyTitles, levels.allSatisfy({ $0 == 1 }) {
      return findings.fail(
        headings[0], Self.messageOfTitles(levels.count), related: Array(headings.dropFirst()))
    }
    let titles = headings.filter { screen.spokenElement($0).headingLevel == 1 }
    if screen.hasMarkup, titles.count > 1 {
      findings.fail(
        titles[1], Self.messageOfSecondTitle(screen.label(titles[1]), titles.count),
        related: Array(titles.dropFirst(2)))
    }
    let lacksTitle =
      isWhole && !headings.contains { screen.spokenElement($0).headingLevel == 1 }
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
  /// The minimum number of elements on a page that is more than a snippet (ours).
  private static let fewest = 7
  /// A number of titles that no page has (ours).
  private static let manyTitles = 4

  private static func messageOfSecondTitle(_ label: String, _ count: Int) -> FindingText {
    FindingText(
      "\(count) headings have level 1, as if the page had several titles: the second is "
        + "\(SafeText.quoted(label)).",
      repair: "Keep level 1 for the title of the page, and give sections level 2.")
  }

  private static func messageOfTitles(_ count: Int) -> FindingText {
    FindingText(
      "All \(count) headings have level 1, so none shows what belongs to which section.",
      repair: "Keep level 1 for the title of the page, and give sections level 2.")
  }

  private static let messageOfNone = FindingText(
    "The page has no headings, so a listener can only go through it stop by stop.",
    repair: """
      Make its title a heading of level 1, and mark the titles of its sections as headings below it.
      """)

  private static func messageOfTitle(_ label: String, _ level: Int) -> FindingText {
    FindingText(
      "The first heading, \(SafeText.quoted(label)), has level \(level), and the page has no "
        + "heading of level 1.",
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
