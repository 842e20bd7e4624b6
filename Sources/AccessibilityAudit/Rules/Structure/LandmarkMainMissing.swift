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
    } else if screen.tellsMarkup, let navigation = Self.pageHeader(screen) {
      findings.fail(navigation, Self.messageOfHeader, severity: .note)
    } else {
      findings.pass()
    }
  }

  /// Returns the navigation in the page header if the main part contains both the header and a footer, or `nil`.
  private static func pageHeader(_ screen: AuditedScreen) -> Int? {
    for main in screen.landmarks(.main) {
      let inside = main + 1..<max(main + 1, screen.tree.end(of: main))
      guard let navigation = screen.landmarks(.navigation).first(where: inside.contains) else {
        continue
      }
      let tree = screen.statedTree
      let edges = tree.ancestors(of: screen.origins[navigation]).prefix(AuditedScreen.mostLevels)
        .filter { tree[$0].webFlags.contains(.isSectionEdge) }
      guard let header = edges.last, let holder = tree.parent(of: header),
        tree[holder].statedFacts.landmarkRole == .main
      else { continue }
      let isFooterBeside = tree.children(of: holder).contains {
        $0 != header && tree[$0].webFlags.contains(.isSectionEdge)
      }
      if isFooterBeside { return navigation }
    }
    return nil
  }
}

extension LandmarkMainMissing {
  /// The minimum number of elements on a page that is more than a snippet (ours).
  private static let fewest = 5

  private static let messageOfNone = FindingText(
    "The page has no landmarks, so listeners can only jump by headings.",
    repair: """
      Put the main content in a main landmark, and the links to other pages in a navigation \
      landmark.
      """)

  private static let messageOfHeader = FindingText(
    "The main part holds the header and the footer of the page, so a jump to it skips nothing.",
    repair: "Put <header> and <footer> beside <main>, not in it.")

  private static func message(_ count: Int) -> FindingText {
    let others = count == 1 ? "its landmark is not" : "none of its \(count) landmarks is"
    return FindingText(
      "The page has no main part to jump to: \(others) a main landmark.",
      repair: "Put the main content in a main landmark.")
  }
}
