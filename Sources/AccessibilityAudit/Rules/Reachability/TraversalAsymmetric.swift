import AccessibilityTree
import Documents

struct TraversalAsymmetric: ScreenRule {
  static let page = RulePage(
    "traversal-asymmetric", .reachability, .warning, .high, .traversal,
    title: "Swiping back leads elsewhere",
    why: """
      A swipe to the left should undo a swipe to the right. Otherwise, a listener who missed \
      something cannot return to it.
      """,
    repair: "Make the next element name this one as its predecessor.",
    guidelines: [.hig("Navigation"), .wcag("2.4.3", .a)],
    needs: [.fact(.flowsTo), .fact(.flowsFrom)],
    failing: """
      - {id: first, button: First, flowsTo: third}
      - {id: second, button: Second}
      - {id: third, button: Third, flowsFrom: second}
      """,
    passing: """
      - {id: first, button: First, flowsTo: third}
      - {id: second, button: Second}
      - {id: third, button: Third, flowsFrom: first}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.states(.flowsTo), screen.states(.flowsFrom) else {
      if !screen.stops.isEmpty { findings.lacks(.fact(.flowsFrom)) }
      return
    }
    let indices = screen.tree.indicesByID()
    for node in screen.stops {
      guard let next = screen.facts(node).text(.flowsTo).flatMap({ indices[$0] }),
        let back = screen.facts(next).text(.flowsFrom).flatMap({ indices[$0] })
      else { continue }
      if back == node {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen, next, back), related: [next, back])
      }
    }
  }
}

extension TraversalAsymmetric {
  private static func message(_ screen: AuditedScreen, _ next: Int, _ back: Int) -> FindingText {
    FindingText(
      "A swipe to the right leads to the \(screen.name(next)), but from there a swipe to the "
        + "left leads to the \(screen.name(back)).",
      repair: "Make the swipe to the left lead back.")
  }
}
