import AccessibilityTree
import Documents

struct CurrentUnmarked: ScreenRule {
  static let page = RulePage(
    "current-unmarked", .structure, .note, .high,
    title: "Current page is not marked among the links",
    why: """
      The link to the page that is open looks different, or leads nowhere else. {reader} says it \
      like all others, so listeners cannot hear where they are.
      """,
    repair: "Set aria-current on the link to the page that is open.",
    guidelines: [.wcag("1.3.1", .a), .hig("Navigation")], needs: [.fact(.toolkitStates)],
    failing: """
      platform: web
      elements:
        - container: list
          children:
            - {link: Home, toolkitStates: [inline]}
            - {link: Trips, toolkitStates: [inline, current-link]}
            - {link: Contact, toolkitStates: [inline]}
      """,
    passing: """
      platform: web
      elements:
        - container: list
          children:
            - {link: Home, toolkitStates: [inline]}
            - {link: Trips, current: page, toolkitStates: [inline, current-link]}
            - {link: Contact, toolkitStates: [inline]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.tellsMarkup else { return screen.lackMarkup(&findings) }
    var groups: [(holder: Int, links: [Int])] = []
    for node in screen.elements where screen.traits(node).contains(.link) {
      guard let holder = Self.list(of: node, screen) else { continue }
      if groups.last?.holder != holder { groups.append((holder, [])) }
      groups[groups.count - 1].links.append(node)
    }
    for links in groups.map(\.links) where links.count >= Self.fewest {
      let current = links.filter { screen.flagsOfLink($0).contains(.isCurrentLink) }
      // Several that look alike are tabs, or filters: which of them is meant is not sure.
      guard current.count == 1, let link = current.first, !screen.label(link).isEmpty else {
        continue
      }
      if links.contains(where: { Self.isMarked($0, screen) }) {
        findings.pass()
      } else {
        findings.fail(link, Self.message(screen.label(link)))
      }
    }
  }

  /// How many links a menu has at least (ours).
  private static let fewest = 3

  /// The list or the navigation landmark of the page that a link stands in, whether or not a reader is told of it.
  private static func list(of node: Int, _ screen: AuditedScreen) -> Int? {
    let tree = screen.statedTree
    guard tree.elements.indices.contains(screen.origins[node]) else { return nil }
    let holders = tree.ancestors(of: screen.origins[node]).prefix(AuditedScreen.mostLevels)
    return holders.first { holder in
      tree[holder].container == .list || tree[holder].role == .list
        || tree[holder].statedFacts.landmarkRole == .navigation
    }
  }

  private static func isMarked(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.spokenElement(node)
    return element.states.current != nil || element.traits.contains(.selected)
      || screen.tree.parent(of: node).map { screen.tree[$0].states.current != nil } == true
  }
}

extension CurrentUnmarked {
  private static func message(_ label: String) -> FindingText {
    FindingText(
      "The link \(SafeText.quoted(label)) stands for the page that is open, and nothing says so.",
      repair: "Set aria-current=\"page\" on it.")
  }
}
