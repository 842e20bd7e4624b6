import AccessibilityTree
import Documents

struct GroupUnnamed: ScreenRule {
  static let page = RulePage(
    "group-unnamed", .structure, .note, .medium,
    title: "Several lists or tables without a name",
    why: """
      {reader} says only "list" or "table". People who jump between several cannot tell which one \
      they are in.
      """,
    repair: "Add a label to each of them.",
    guidelines: [.wcag("1.3.1", .a), .hig("Navigation")],
    failing: """
      - container: list
        children: [{button: Mango}, {button: Papaya}]
      - container: list
        children: [{button: Wash}, {button: Cut}]
      """,
    passing: """
      - list: Ingredients
        children: [{button: Mango}, {button: Papaya}]
      - list: Steps
        children: [{button: Wash}, {button: Cut}]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var groups: [Container: [Int]] = [:]
    let first = screen.firstStops()
    let isPage =
      screen.screen.platform == .web || [.web, .webKit, .chromium].contains(screen.toolkit)
    for node in 0..<screen.tree.count {
      // Points of a text are read where they stand, and items that hold what can be done are known by their own
      // words; a list of nothing but choices is told from another one by its name. Lists of pages are mostly there
      // for the layout, and need none (documented: WAI-ARIA Authoring Practices, "discretionary").
      guard let container = screen.tree[node].container, [.list, .table].contains(container),
        screen.omission(of: node) == nil,
        container == .table || !isPage && Self.holdsChoices(node, screen)
      else { continue }
      groups[container, default: []].append(node)
    }
    for container in [Container.list, .table] {
      guard let nodes = groups[container], nodes.count > 1 else { continue }
      for node in nodes {
        if screen.tree[node].label?.trimmed.isEmpty == false
          || !screen.tree[node].labelledBy.isEmpty || Self.isBelowItsTitle(first[node], screen)
        {
          findings.pass()
        } else {
          findings.fail(node, Self.message(container, nodes.count))
        }
      }
    }
  }
}

extension GroupUnnamed {
  private static func holdsChoices(_ list: Int, _ screen: AuditedScreen) -> Bool {
    let items = screen.tree.children(of: list).filter { screen.omission(of: $0) == nil }
    return !items.isEmpty
      && items.allSatisfy { screen.index(of: $0) != nil && screen.isInteractive($0) }
  }

  // A heading, a button that opens it, or a text that ends with a colon says what the list behind it holds.
  private static func isBelowItsTitle(_ first: Int, _ screen: AuditedScreen) -> Bool {
    guard screen.stops.indices.contains(first - 1) else { return false }
    let before = screen.stops[first - 1]
    let element = screen.spokenElement(before)
    return element.traits.contains(.header) || element.isExpanded != nil
      || screen.label(before).last == ":"
  }

  private static func message(_ container: Container, _ count: Int) -> FindingText {
    FindingText(
      "This \(container.rawValue) has no name, and the screen has \(count).",
      repair: "Add a label to each, so that listeners can distinguish them.")
  }
}
