import AccessibilityTree
import Documents

struct KeyboardTrap: ScreenRule {
  static let page = RulePage(
    "keyboard-trap", .reachability, .error, .veryHigh, .traversal,
    title: "Keyboard trap",
    why: """
      The keyboard focus enters a part of the screen and cannot leave it. Keyboard users cannot \
      reach anything else.
      """,
    repair: "Make Tab move from the last element of the part to the element after it.",
    guidelines: [.hig("Navigation"), .wcag("2.1.2", .a)], needs: [.fact(.keyboardNext)],
    failing: """
      - {id: first, button: First, keyboardNext: second}
      - {id: second, button: Second, keyboardNext: first}
      - {id: third, button: Third}
      """,
    passing: """
      - {id: first, button: First, keyboardNext: second}
      - {id: second, button: Second, keyboardNext: third}
      - {id: third, button: Third, keyboardNext: first}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.states(.keyboardNext) else {
      if !screen.stops.isEmpty { findings.lacks(.fact(.keyboardNext)) }
      return
    }
    let reached = screen.stops.filter { node in
      screen.facts(node).text(.keyboardNext) != nil
        || screen.facts(node).flag(.keyboardFocusable) ?? screen.isInteractive(node)
    }
    for circle in screen.circles(from: reached, following: .keyboardNext) {
      guard let circle, let meeting = circle.first else {
        findings.pass()
        continue
      }
      // Tab is meant to come round: a trap is a circle that leaves something out.
      let inside = Set(circle)
      let isInsideModal = screen.ancestors(of: meeting).contains { screen.tree[$0].isModal }
      let outside = reached.filter { !inside.contains($0) }
      if outside.isEmpty || isInsideModal {
        findings.pass()
      } else {
        findings.fail(meeting, Self.message(screen, circle, outside), related: circle)
      }
    }
  }
}

extension KeyboardTrap {
  private static func message(
    _ screen: AuditedScreen, _ circle: [Int], _ outside: [Int]
  ) -> FindingText {
    FindingText(
      "Tab cycles through \(circle.count == 1 ? "one element" : "\(circle.count) elements") "
        + "(\(screen.list(circle))) and never reaches \(screen.list(outside)).",
      repair: "Make Tab move on from the last one.")
  }
}
