import AccessibilityTree
import Documents

struct ActionMissing: ScreenRule {
  static let page = RulePage(
    "action-missing", .roles, .error, .high,
    title: "Control does nothing when activated",
    why: "{reader} offers an action, but activating or adjusting the control has no effect.",
    repair: """
      Make the control respond to activation or, if it is adjustable, to increments and \
      decrements.
      """,
    guidelines: [
      .hig("Buttons and controls"), .wcag("2.1.1", .a), .apple("accessibilityActivate"),
    ], needs: [.behaviours],
    failing: """
      - button: Share
      - button: Rate
        on: {activate: [open: rating]}
      """,
    passing: """
      - button: Share
        on: {activate: [open: share]}
      - button: Rate
        on: {activate: [open: rating]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    // Few inputs record what an app does: where none of the controls does anything, that is not known.
    let records = screen.tree.elements.contains { !$0.behaviours.isEmpty }
    for node in screen.elements {
      let element = screen.spokenElement(node)
      guard let acts = Self.acts(of: element), !element.traits.contains(.notEnabled) else {
        continue
      }
      if !records {
        findings.lacks(.behaviours)
      } else if acts.allSatisfy({ act in Self.answers(act, node, screen) }) {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen, node, acts))
      }
    }
  }

  // Switches, fields and what has a percentage for its value react by themselves, as UIKit's do.
  private static func acts(of element: Element) -> [Behaviour.Act]? {
    if element.traits.contains(.adjustable) {
      return element.value?.hasSuffix("%") == true ? nil : [.increment, .decrement]
    }
    let selfActing: Traits = [
      .switchButton, .textEntry, .searchField, .keyboardKey, .checkbox, .backButton,
    ]
    if !element.traits.isDisjoint(with: selfActing) || element.isExpanded != nil { return nil }
    return element.traits.isDisjoint(with: [.button, .link]) ? nil : [.activate]
  }

  private static func answers(_ act: Behaviour.Act, _ node: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.tree[node]
    // It says itself what it leads to, which is elsewhere.
    if act == .activate, screen.facts(node).opens != nil { return true }
    if element.behaviours.contains(where: { $0.trigger == .act(act) }) { return true }
    // A whole row that is one element acts as the control inside it.
    return (node + 1..<screen.tree.end(of: node)).contains { below in
      screen.tree[below].behaviours.contains { $0.trigger == .act(act) }
    }
  }
}

extension ActionMissing {
  private static func message(
    _ screen: AuditedScreen, _ node: Int, _ acts: [Behaviour.Act]
  ) -> FindingText {
    let words = acts.map { "\"\($0.rawValue)\"" }.joined(separator: " and ")
    return FindingText(
      "The \(screen.name(node)) does not respond to \(words), although other controls of the screen do.",
      repair: "Make it respond, or remove the \(screen.roleNoun).")
  }
}
