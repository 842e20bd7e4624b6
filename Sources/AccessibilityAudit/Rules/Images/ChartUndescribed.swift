import AccessibilityTree
import Documents

struct ChartUndescribed: ScreenRule {
  static let page = RulePage(
    "chart-undescribed", .images, .warning, .high,
    title: "Chart, map or infographic not described",
    why: """
      A listener misses what others see at a glance: the overall picture and the individual data \
      points.
      """,
    repair: """
      Summarise it in a label of one sentence, and expose its data points as elements, actions or \
      custom content.
      """,
    guidelines: [.hig("Content"), .wcag("1.1.1", .a)],
    failing: """
      - infographic: true
        traits: [image]
      """,
    passing: """
      - infographic: true
        image: "Steps this week: most on Sunday, 12,400; least on Monday, 3,100"
        rotors: [{name: Days, items: ["Monday, 3,100", "Sunday, 12,400"]}]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count {
      let facts = screen.facts(node)
      guard facts.flag(.infographic) == true, screen.omissions[node] == nil else { continue }
      let element = screen.spokenElement(node)
      let reacts = facts.gestures?.isEmpty == false || element.respondsToUserInteraction == true
      let hasParts =
        !element.rotors.isEmpty || !element.actions.isEmpty || !element.content.isEmpty
        || (node + 1..<screen.tree.end(of: node)).contains { screen.index(of: $0) != nil }
      if screen.label(node).isEmpty {
        findings.fail(node, Self.unsummed)
      } else if reacts, !hasParts {
        findings.fail(node, Self.message(screen.label(node), screen))
      } else {
        findings.pass()
      }
    }
  }
}

extension ChartUndescribed {
  private static let unsummed = FindingText(
    "It has no summary.",
    repair: "Summarise it in one sentence, and expose its points.")

  private static func message(_ label: String, _ screen: AuditedScreen) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) can be explored by touch, but none of its points is exposed.",
      repair: screen.hasTraits
        ? "Expose them as elements, actions, custom content or a rotor."
        : "Expose them as elements or actions.")
  }
}
