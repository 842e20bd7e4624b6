import AccessibilityTree
import Documents

struct GroupUnnamed: ScreenRule {
  static let page = RulePage(
    "group-unnamed", .structure, .note, .medium,
    title: "Several lists or tables cannot be told apart",
    why: """
      Each is heard as "list" or "table" without a name, so that the containers rotor does not \
      tell which is which.
      """,
    repair: """
      Give each a label.
      """,
    guidelines: [.wcag("1.3.1", .a), .hig("Navigation")],
    failing: """
      - container: list
        children: [Mango, Papaya]
      - container: list
        children: [Wash, Cut]
      """,
    passing: """
      - list: Ingredients
        children: [Mango, Papaya]
      - list: Steps
        children: [Wash, Cut]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var groups: [Container: [Int]] = [:]
    for node in 0..<screen.tree.count {
      guard let container = screen.tree[node].container, [.list, .table].contains(container),
        screen.omission(of: node) == nil
      else { continue }
      groups[container, default: []].append(node)
    }
    for container in [Container.list, .table] {
      guard let nodes = groups[container], nodes.count > 1 else { continue }
      for node in nodes {
        if screen.tree[node].label?.trimmed.isEmpty == false
          || !screen.tree[node].labelledBy.isEmpty
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
  private static func message(_ container: Container, _ count: Int) -> String {
    "This \(container.rawValue) has no name, and the screen has \(count). Give each a label, so that they can be "
      + "told apart."
  }
}
