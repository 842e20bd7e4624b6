import AccessibilityTree
import Documents
import ScreenReader

struct ElementUnreachable: ScreenRule {
  static let page = RulePage(
    "element-unreachable", .reachability, .error, .veryHigh, .traversal,
    title: "{reader} never reaches a control",
    why: """
      The control is on the screen, and no way of swiping leads to it: whoever listens does \
      not know that it exists.
      """,
    repair: """
      Let the order of its container list it, do not hide or cover what holds it, and give it \
      a size.
      """,
    guidelines: [.hig("Navigation"), .wcag("2.1.1", .a), .wcag("4.1.2", .a)],
    failing: """
      - order: [share]
        children:
          - id: share
            button: Share
            frame: [0, 0, 100, 44]
          - id: save
            button: Save
            frame: [0, 50, 100, 44]
      """,
    passing: """
      - order: [share, save]
        children:
          - id: share
            button: Share
            frame: [0, 0, 100, 44]
          - id: save
            button: Save
            frame: [0, 50, 100, 44]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var offered: Set<String>?
    var targets: Set<String>?
    for node in 0..<screen.tree.count where screen.tree[node].hasInteractiveTraits {
      if screen.stop(of: node) != nil {
        findings.pass()
        continue
      }
      let element = screen.tree[node]
      guard let reason = screen.omission(of: node), Self.isMistake(reason, node, screen),
        element.isElement != false
      else { continue }
      // The same by another way, or by a rotor, is no loss.
      let names = offered ?? screen.offeredNames
      offered = names
      let rotors = targets ?? Self.rotorTargets(screen)
      targets = rotors
      if element.id.map(rotors.contains) == true
        || element.label.map({ names.contains($0.folded) }) == true
      {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen, node, reason))
      }
    }
  }

  // Hidden views may not be shown, covered ones are meant to be, and swallowed ones have a rule of their own.
  private static func isMistake(
    _ reason: Omission.Reason, _ node: Int, _ screen: AuditedScreen
  ) -> Bool {
    switch reason {
    case .notListed: true
    case .emptyFrame, .degenerateFrame:
      // Something is drawn inside a frame without size, or it reacts.
      screen.tree[node].isActedOn || screen.facts(node).text(.visibleText) != nil
    default: false
    }
  }

  private static func rotorTargets(_ screen: AuditedScreen) -> Set<String> {
    Set(screen.tree.elements.flatMap { $0.rotors.flatMap { $0.items.compactMap(\.element) } })
  }
}

extension ElementUnreachable {
  private static func message(
    _ screen: AuditedScreen, _ node: Int, _ reason: Omission.Reason
  ) -> String {
    "\(screen.readerTitle) never reaches the \(screen.name(node)): \(reason.rawValue). Let it be reached, or "
      + "offer the same elsewhere."
  }
}
