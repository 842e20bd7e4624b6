import AccessibilityTree
import Documents

struct ActionUnexpected: ScreenRule {
  static let page = RulePage(
    "action-unexpected", .roles, .note, .medium,
    title: "Something that is not adjustable answers to adjusting",
    why: """
      Nothing tells a listener that a swipe up or down changes anything here, and {reader} \
      does not offer it.
      """,
    repair: """
      Say that it is adjustable, or take the answer away.
      """,
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
      "The \(screen.name(node)) answers to increments or decrements, which \(screen.readerTitle) "
        + "does not offer without the \(screen.hasTraits ? "adjustable trait" : "role of a slider").",
      repair: "Add the \(screen.roleNoun).")
  }
}
