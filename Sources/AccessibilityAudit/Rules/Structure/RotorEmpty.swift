import AccessibilityTree
import Documents
import ScreenReader

struct RotorEmpty: ScreenRule {
  static let page = RulePage(
    "rotor-empty", .structure, .note, .medium, .traversal,
    title: "Nothing to jump to on a long screen",
    why: """
      The screen has no headings, links or landmarks. To find something, people have to listen to \
      everything before it.
      """,
    repair: """
      Mark the titles of sections as headings, or offer another way to jump.
      """,
    guidelines: [.hig("Navigation"), .wcag("2.4.1", .a)],
    needs: [.carried(.headings)],
    failing: """
      screen: Names
      elements:
        - text: Name 1
        - text: Name 2
        - text: Name 3
        - text: Name 4
        - text: Name 5
        - text: Name 6
        - text: Name 7
        - text: Name 8
        - text: Name 9
        - text: Name 10
        - text: Name 11
        - text: Name 12
        - text: Name 13
        - text: Name 14
        - text: Name 15
        - text: Name 16
        - text: Name 17
        - text: Name 18
        - text: Name 19
        - text: Name 20
        - text: Name 21
        - text: Name 22
        - text: Name 23
        - text: Name 24
        - text: Name 25
        - text: Name 26
        - text: Name 27
        - text: Name 28
        - text: Name 29
        - text: Name 30
        - text: Name 31
      """,
    passing: """
      screen: Names
      elements:
        - heading: A to E
        - text: Name 1
        - text: Name 2
        - text: Name 3
        - text: Name 4
        - text: Name 5
        - text: Name 6
        - text: Name 7
        - text: Name 8
        - text: Name 9
        - text: Name 10
        - text: Name 11
        - text: Name 12
        - text: Name 13
        - text: Name 14
        - text: Name 15
        - heading: F to Z
        - text: Name 16
        - text: Name 17
        - text: Name 18
        - text: Name 19
        - text: Name 20
        - text: Name 21
        - text: Name 22
        - text: Name 23
        - text: Name 24
        - text: Name 25
        - text: Name 26
        - text: Name 27
        - text: Name 28
        - text: Name 29
        - text: Name 30
        - text: Name 31
      """)

  /// The number of stops from which a screen needs something to jump to.
  static let longest = 30

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count where screen.omission(of: node) == nil {
      for rotor in screen.tree[node].rotors {
        if rotor.items.isEmpty {
          findings.fail(node, Self.nothing(rotor.name))
        } else {
          findings.pass()
        }
      }
    }
    guard screen.stops.count > Self.longest else { return }
    let ways: Traits = [.header, .link]
    // A line of a desktop reader has no traits of its own: what stands in it has.
    let canJump =
      screen.stops.contains { !screen.traits($0).isDisjoint(with: ways) }
      || screen.rotors.contains(where: \.isCustom)
      || screen.tree.elements.contains { element in
        element.container == .landmark || element.role == .heading || element.role == .link
          || element.role?.category == .landmark
      }
    if canJump { findings.pass() } else { findings.fail(nil, Self.message(screen.stops.count)) }
  }
}

extension RotorEmpty {
  private static func message(_ count: Int) -> FindingText {
    FindingText(
      "The screen has \(count) stops, but no headings, links or landmarks to jump to.",
      repair: "Mark the titles of its sections as headings.")
  }

  private static func nothing(_ name: String) -> FindingText {
    FindingText(
      "The rotor \(SafeText.quoted(name)) has no items.",
      repair: "Add items, or remove the rotor.")
  }
}
