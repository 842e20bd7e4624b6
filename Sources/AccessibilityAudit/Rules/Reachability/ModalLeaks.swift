import AccessibilityTree
import Documents
import ScreenReader

struct ModalLeaks: ScreenRule {
  static let page = RulePage(
    "modal-leaks", .reachability, .error, .high, .traversal,
    title: "What lies behind a modal view can still be reached",
    why: """
      The cursor leaves the alert or sheet without a word; what is found there cannot be used, \
      and nothing says so.
      """,
    repair: """
      Put the modal view beside what it covers, not deeper, so that it hides all of it; or \
      hide the rest.
      """,
    guidelines: [.wcag("2.4.3", .a), .wcag("1.3.2", .a), .apple("accessibilityViewIsModal")],
    failing: """
      - children:
          - group: Pay 12 euros?
            modal: true
            children: [{button: Pay}, {button: Cancel}]
      - button: Back to the shop
      """,
    passing: """
      - group: Pay 12 euros?
        modal: true
        children: [{button: Pay}, {button: Cancel}]
      - button: Back to the shop
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count
    where screen.tree[node].isModal && screen.omission(of: node) == nil {
      let inside = node..<screen.tree.end(of: node)
      guard screen.stops.contains(where: inside.contains) else { continue }
      let leaks = screen.stops.filter { !inside.contains($0) }
      if leaks.isEmpty {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen, leaks), related: leaks)
      }
    }
  }
}

extension ModalLeaks {
  private static func message(_ screen: AuditedScreen, _ leaks: [Int]) -> FindingText {
    FindingText(
      "The view is modal, but \(leaks.count == 1 ? "1 stop" : "\(leaks.count) stops") outside of "
        + "it can be reached: \(screen.list(leaks)).",
      repair: "Put it beside what it covers, as the system does, or hide the rest.")
  }
}
