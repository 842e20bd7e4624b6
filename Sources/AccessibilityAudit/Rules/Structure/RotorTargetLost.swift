import AccessibilityTree
import Documents
import ScreenReader

struct RotorTargetLost: ScreenRule {
  static let page = RulePage(
    "rotor-target-lost", .structure, .error, .veryHigh, .traversal,
    title: "Rotor target is unreachable",
    why: """
      The rotor offers the item, but a swipe down leads nowhere, because the cursor cannot go \
      there.
      """,
    repair: "Remove the item from the rotor, or make its element reachable.",
    guidelines: [.hig("Navigation"), .apple("UIAccessibilityCustomRotor")],
    failing: """
      - text: Menu
        rotors: [{name: Vegan dishes, items: [soup]}]
      - id: soup
        text: Lentil soup
        hidden: true
      """,
    passing: """
      - text: Menu
        rotors: [{name: Vegan dishes, items: [soup]}]
      - id: soup
        text: Lentil soup
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var indices: [String: Int]?
    for node in 0..<screen.tree.count where !screen.tree[node].rotors.isEmpty {
      for rotor in screen.tree[node].rotors {
        for item in rotor.items {
          guard let id = item.element else {
            findings.pass()
            continue
          }
          let known = indices ?? screen.tree.indicesByID()
          indices = known
          let target = known[id]
          if let target, screen.stop(of: target) != nil {
            findings.pass()
          } else {
            let reason = target.flatMap { screen.omission(of: $0)?.rawValue }
            findings.fail(
              node, Self.message(rotor.name, id, reason), related: target.map { [$0] } ?? [])
          }
        }
      }
    }
  }
}

extension RotorTargetLost {
  private static func message(_ rotor: String, _ id: String, _ reason: String?) -> FindingText {
    FindingText(
      "The rotor \(SafeText.quoted(rotor)) offers \(SafeText.quoted(id)), which the cursor "
        + "cannot reach: \(reason ?? "it is not a stop").",
      repair: "Remove it from the rotor, or make it reachable.")
  }
}
