import AccessibilityTree

struct LandmarkMainMissing: ScreenRule {
  static let page = RulePage(
    "landmark-main-missing", .structure, .warning, .medium,
    title: "Main landmark missing",
    why: """
      Listeners use landmarks to jump past the parts that every page repeats. Without a main \
      landmark, they have to hear those parts first.
      """,
    repair: "Put the main content of the page in a main landmark.",
    guidelines: [.wcag("2.4.1", .a), .wcag("1.3.1", .a)], needs: [.fact(.ariaRole)],
    varies: "A note for a page without landmarks.",
    failing: """
      - {container: landmark, ariaRole: navigation, children: [Home, News]}
      - Mango lassi
      """,
    passing: """
      - {container: landmark, ariaRole: navigation, children: [Home, News]}
      - {container: landmark, ariaRole: main, children: [Mango lassi]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    // A modal view is met alone, and the main part is behind it.
    if screen.isModal { return }
    let stated = screen.landmarks.filter { screen.facts($0).landmarkRole != nil }
    for _ in stated.count..<screen.landmarks.count { findings.lacks(.fact(.ariaRole)) }
    if stated.isEmpty {
      if screen.hasMarkup, screen.landmarks.isEmpty, screen.elements.count >= Self.fewest {
        findings.fail(nil, Self.messageOfNone, severity: .note)
      }
      return
    }
    if screen.landmarks(.main).isEmpty {
      findings.fail(nil, Self.message(stated.count))
    } else {
      findings.pass()
    }
  }
}

extension LandmarkMainMissing {
  /// How many elements a page has at least that is more than a snippet (ours).
  private static let fewest = 5

  private static let messageOfNone = FindingText(
    "The page has no landmarks, so listeners can only jump by headings.",
    repair: """
      Put the main content in a main landmark, and the links to other pages in a navigation \
      landmark.
      """)

  private static func message(_ count: Int) -> FindingText {
    let others = count == 1 ? "its landmark is not" : "none of its \(count) landmarks is"
    return FindingText(
      "The page has no main part to jump to: \(others) a main landmark.",
      repair: "Put the main content in a main landmark.")
  }
}
