import AccessibilityTree
import Documents

struct CurrentUnmarked: ScreenRule {
  static let page = RulePage(
    "current-unmarked", .structure, .note, .high,
    title: "Current link or selected button is not marked",
    why: """
      The link to the current page, or the selected button of a group, differs only in its style \
      or its address. {reader} speaks it like all the others, so listeners cannot hear where they \
      are or what is selected.
      """,
    repair: """
      Set aria-current on the link to the current page, and aria-pressed or aria-selected on \
      buttons.
      """,
    guidelines: [.wcag("1.3.1", .a), .hig("Navigation")], needs: [.fact(.toolkitStates)],
    varies: "A warning for buttons.",
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
    checkButtons(screen, &findings)
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

  /// Checks adjacent buttons of which one looks selected by its class.
  private func checkButtons(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let tree = screen.statedTree
    var order: [Int] = []
    var groups: [Int: [Int]] = [:]
    for node in screen.elements where !screen.traits(node).isDisjoint(with: [.button, .tab]) {
      guard let stated = screen.origin(of: node), let holder = Self.row(of: stated, tree) else {
        continue
      }
      if groups[holder] == nil { order.append(holder) }
      groups[holder, default: []].append(node)
    }
    for buttons in order.compactMap({ groups[$0] }) where buttons.count > 1 {
      let chosen = buttons.filter { screen.tree[$0].webFlags.contains(.looksChosen) }
      guard chosen.count == 1, let button = chosen.first, !screen.label(button).isEmpty else {
        continue
      }
      if buttons.contains(where: { Self.tellsChoice($0, screen) }) {
        findings.pass()
      } else {
        findings.fail(button, Self.messageOfButton(screen.label(button)), severity: .warning)
      }
    }
  }

  /// The container of a button and its neighbours; if each is in an item of its own, the container of the items.
  private static func row(of node: Int, _ tree: ElementTree) -> Int? {
    guard let holder = tree.parent(of: node) else { return nil }
    let isItem = tree[holder].role == .listItem
    return isItem ? tree.parent(of: holder) ?? holder : holder
  }

  private static func tellsChoice(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.spokenElement(node)
    return isMarked(node, screen) || element.isExpanded != nil || element.states.checked != nil
      || element.states.isSelected != nil || element.states.pressed != nil
  }

  /// The minimum number of links in a menu (ours).
  private static let fewest = 3

  /// The list or the navigation landmark of the page that contains a link, whether or not the reader announces it.
  private static func list(of node: Int, _ screen: AuditedScreen) -> Int? {
    let tree = screen.statedTree
    guard let origin = screen.origin(of: node) else { return nil }
    let holders = tree.ancestors(of: origin).prefix(AuditedScreen.mostLevels)
    let stated = holders.first { holder in
      tree[holder].container == .list || tree[holder].role == .list
        || tree[holder].statedFacts.landmarkRole == .navigation
    }
    return stated ?? holders.prefix(nearest).first { isMenu($0, tree) }
  }

  /// The number of levels within which an unmarked menu is found, and the maximum number of its links (ours).
  private static let (nearest, most) = (3, 40)

  /// Whether a part of a page without a role contains only links.
  private static func isMenu(_ holder: Int, _ tree: ElementTree) -> Bool {
    var count = 0
    for child in tree.children(of: holder) {
      count += 1
      guard tree[child].role == .link, count <= most else { return false }
    }
    return count > fewest
  }

  private static func isMarked(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.spokenElement(node)
    return element.states.current != nil || element.traits.contains(.selected)
      || screen.tree.parent(of: node).map { screen.tree[$0].states.current != nil } == true
  }
}

extension CurrentUnmarked {
  private static func messageOfButton(_ label: String) -> FindingText {
    FindingText(
      "The class of the button \(SafeText.quoted(label)) marks it as chosen, but readers do "
        + "not say so.",
      repair: "Set aria-pressed or aria-current on it; in a tab list, aria-selected.")
  }

  private static func message(_ label: String) -> FindingText {
    FindingText(
      "The link \(SafeText.quoted(label)) leads to the page that is open, but readers do not "
        + "say so.",
      repair: "Set aria-current=\"page\" on it.")
  }
}
