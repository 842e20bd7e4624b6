import AccessibilityTree
import Documents

struct TraversalTrap: ScreenRule {
  static let page = RulePage(
    "traversal-trap", .reachability, .error, .veryHigh, .traversal,
    title: "Swiping goes round in a circle",
    why: """
      The app sets the order of swipes, and the path returns to its start before it reaches every \
      element. The rest of the screen is unreachable.
      """,
    repair: "Make each element lead to the next, and make no element lead back into the circle.",
    guidelines: [
      .hig("Navigation"), .wcag("2.1.2", .a), .wcag("2.4.3", .a),
      .androidCheck("TraversalOrderCheck"),
    ],
    needs: [.fact(.flowsTo)],
    failing: """
      - {id: first, button: First, flowsTo: second}
      - {id: second, button: Second, flowsTo: first}
      - {id: third, button: Third}
      """,
    passing: """
      - {id: first, button: First, flowsTo: third}
      - {id: second, button: Second}
      - {id: third, button: Third, flowsTo: second}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.states(.flowsTo) else {
      if !screen.stops.isEmpty { findings.lacks(.fact(.flowsTo)) }
      return
    }
    // Only what the app says itself: the reader's own order never comes back.
    let starts = screen.stops.filter { screen.facts($0).text(.flowsTo) != nil }
    for circle in screen.circles(from: starts, following: .flowsTo) {
      if let circle, let meeting = circle.first, circle.count < screen.stops.count {
        findings.fail(meeting, Self.message(screen, circle), related: Array(circle.dropFirst()))
      } else {
        findings.pass()
      }
    }
  }
}

extension TraversalTrap {
  private static func message(_ screen: AuditedScreen, _ circle: [Int]) -> FindingText {
    let names = (circle + [circle[0]]).prefix(6).map { screen.name($0) }.joined(separator: " → ")
    return FindingText(
      "Swiping goes round in a circle and never reaches \(screen.stops.count - circle.count) of "
        + "the \(screen.stops.count) stops: \(names)\(circle.count > 5 ? " …" : "").",
      repair: "Make one of them lead out of the circle.")
  }
}
