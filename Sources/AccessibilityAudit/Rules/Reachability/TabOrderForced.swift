import AccessibilityTree
import Documents

struct TabOrderForced: ScreenRule {
  static let page = RulePage(
    "tab-order-forced", .reachability, .warning, .high,
    title: "Positive tabindex changes the Tab order",
    why: """
      Tab goes first to elements with a positive tabindex, even if other elements come before \
      them. The focus jumps around the page, and {reader} with it.
      """,
    repair: "Remove the tabindex or set it to 0. If the order is then wrong, move the element.",
    guidelines: [.wcag("2.4.3", .a), .hig("Keyboards")], needs: [.fact(.toolkitStates)],
    failing: """
      platform: web
      elements:
        - {textField: Coupon, toolkitStates: [tab-order]}
      """,
    passing: """
      platform: web
      elements:
        - {textField: Coupon, toolkitStates: [inline]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.tellsMarkup else { return screen.lackMarkup(&findings) }
    var forced: [Int] = []
    for node in screen.elements where screen.isInteractive(node) {
      if screen.tree[node].webFlags.contains(.forcesTabOrder) {
        forced.append(node)
      } else {
        findings.pass()
      }
    }
    findings.fail(together: forced) { Self.message(screen.name($0), $1) }
  }
}

extension TabOrderForced {
  private static func message(_ name: String, _ more: String) -> FindingText {
    return FindingText(
      "Tab goes to the \(name) before the elements without a tabindex\(more).",
      repair: "Remove its tabindex, or set it to 0.")
  }
}
