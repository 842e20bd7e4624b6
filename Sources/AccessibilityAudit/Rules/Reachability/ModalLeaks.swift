import AccessibilityTree
import Documents
import ScreenReader

struct ModalLeaks: ScreenRule {
  static let page = RulePage(
    "modal-leaks", .reachability, .error, .high, .traversal,
    title: "Content behind a modal view is reachable",
    why: """
      The cursor can leave the alert or sheet without an announcement. Listeners then find \
      elements that do not work, and nothing explains why.
      """,
    repair: """
      Put the modal view beside the content that it covers, not deeper in the tree, so that it \
      hides all of that content. Or hide the content behind it explicitly.
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
      "The view is modal, but the cursor reaches "
        + "\(leaks.count == 1 ? "1 stop" : "\(leaks.count) stops") outside it: "
        + "\(screen.list(leaks)).",
      repair: "Put it beside the content that it covers, as the system does, or hide the rest.")
  }
}
