import AccessibilityTree
import Documents

struct ChildrenSwallowed: ScreenRule {
  static let page = RulePage(
    "children-swallowed", .roles, .error, .veryHigh,
    title: "Element hides the controls inside it",
    why: """
      {reader} stops at the element and never at its contents, so listeners cannot reach the \
      controls inside it.
      """,
    repair: "Make the element a group instead, or offer the controls as custom actions.",
    guidelines: [.hig("Navigation"), .wcag("4.1.2", .a), .apple("isAccessibilityElement")],
    failing: """
      - label: Mango lassi, 4 stars
        isElement: true
        children:
          - button: Share
          - button: Save
      """,
    passing: """
      - label: Mango lassi, 4 stars
        isElement: true
        actions: [Share, Save]
        children:
          - button: Share
          - button: Save
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements where screen.tree.hasChildren(node) {
      let element = screen.spokenElement(node)
      let hidden = (node + 1..<screen.tree.end(of: node)).filter { below in
        let inner = screen.tree[below]
        guard screen.index(of: below) == nil, inner.hasInteractiveTraits || inner.isActedOn,
          !inner.isHidden, !inner.traits.contains(.notEnabled)
        else { return false }
        return !Self.isOffered(inner, by: element)
      }
      // A row whose one control does what the row itself does loses nothing.
      let isRow = hidden.count == 1 && (element.hasInteractiveTraits || element.isActedOn)
      if hidden.isEmpty || isRow {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen, node, hidden), related: hidden)
      }
    }
  }

  private static func isOffered(_ inner: Element, by element: Element) -> Bool {
    guard let name = inner.label?.folded, !name.isEmpty else { return false }
    return element.actions.contains { $0.folded.contains(name) || name.contains($0.folded) }
  }
}

extension ChildrenSwallowed {
  private static func message(_ screen: AuditedScreen, _ node: Int, _ hidden: [Int]) -> FindingText
  {
    let count = hidden.count == 1 ? "a control" : "\(hidden.count) controls"
    return FindingText(
      "\(SafeText.quoted(screen.label(node))) hides \(count): \(screen.list(hidden)).",
      repair: "Make it a group, or offer them as custom actions.")
  }
}
