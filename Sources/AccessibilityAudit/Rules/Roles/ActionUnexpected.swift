import AccessibilityTree
import Documents

struct ActionUnexpected: ScreenRule {
  static let page = RulePage(
    "action-unexpected", .roles, .note, .medium,
    title: "Element can be adjusted but lacks the adjustable role",
    why: """
      Nothing tells the listener that the value can be adjusted, and {reader} does not offer to \
      adjust it.
      """,
    repair: "Mark the element as adjustable, or remove its response to adjusting.",
    guidelines: [.apple("accessibilityIncrement")],
    failing: """
      - text: Rating
        on: {increment: [announce: Four stars], decrement: [announce: Two stars]}
      """,
    passing: """
      - slider: Rating
        value: Three stars
        on: {increment: [announce: Four stars], decrement: [announce: Two stars]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let adjusts = screen.tree[node].behaviours.contains {
        $0.trigger == .act(.increment) || $0.trigger == .act(.decrement)
      }
      guard adjusts else { continue }
      if screen.traits(node).contains(.adjustable) {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen, node))
      }
    }
  }
}

extension ActionUnexpected {
  private static func message(_ screen: AuditedScreen, _ node: Int) -> FindingText {
    FindingText(
      "The \(screen.name(node)) responds to increments or decrements, which "
        + "\(screen.readerTitle) does not offer without the "
        + "\(screen.hasTraits ? "adjustable trait" : "role of a slider").",
      repair: "Add the \(screen.roleNoun).")
  }
}
