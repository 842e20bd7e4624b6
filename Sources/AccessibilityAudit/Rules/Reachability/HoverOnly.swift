import AccessibilityTree
import Documents

struct HoverOnly: ScreenRule {
  static let page = RulePage(
    "hover-only", .reachability, .warning, .medium,
    title: "Content appears on hover only",
    why: """
      People who use a keyboard, a switch, touch or {reader} cannot hover over the \
      element, so they never get the content.
      """,
    repair: "Show the content on :focus-within as well, or add a button that shows it.",
    guidelines: [.wcag("2.1.1", .a), .wcag("1.4.13", .aa)], needs: [.fact(.toolkitStates)],
    varies: "A review if a button or a click handler might also show the content.",
    failing: """
      platform: web
      elements:
        - {text: Products, toolkitStates: [opens-on-hover]}
      """,
    passing: """
      platform: web
      elements:
        - {text: Products, toolkitStates: [inline]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.tellsMarkup else { return screen.lackMarkup(&findings) }
    let tree = screen.statedTree
    let nodes = ShownNodes.nodes(with: .opensOnHover, on: screen).map { found in
      (node: Self.named(in: found.stated, screen) ?? found.node, stated: found.stated)
    }
    if nodes.isEmpty { findings.pass() }
    func mayOpenOtherwise(_ stated: Int) -> Bool {
      (stated..<tree.end(of: stated)).prefix(Self.mostParts).contains {
        !tree[$0].webFlags.isDisjoint(with: .clicks) || tree[$0].role == .button
      }
    }
    let sure = nodes.filter { !mayOpenOtherwise($0.stated) }
    if let first = sure.first {
      findings.fail(
        first.node, Self.message(screen.list(sure.map(\.node))),
        related: sure.dropFirst().map(\.node), at: first.stated)
    }
    let rest = nodes.filter { mayOpenOtherwise($0.stated) }
    if let first = rest.first {
      findings.review(
        first.node, Self.message(screen.list(rest.map(\.node))),
        related: rest.dropFirst().map(\.node), at: first.stated)
    }
  }

  /// The first element with text in a part of the page, by which people know the part.
  private static func named(in stated: Int, _ screen: AuditedScreen) -> Int? {
    let range = stated..<screen.statedTree.end(of: stated)
    return screen.elements.first { node in
      range.contains(screen.origins[node]) && screen.label(node).contains { $0.isLetter }
    }
  }

  /// The maximum number of nodes to check for click handlers (ours).
  private static let mostParts = 64
}

extension HoverOnly {
  private static func message(_ names: String) -> FindingText {
    FindingText(
      "Some content appears only while the mouse is over \(names).",
      repair: "Show it on :focus-within as well, or add a button that shows it.")
  }
}
