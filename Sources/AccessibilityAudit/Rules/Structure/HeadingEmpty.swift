import AccessibilityTree
import Documents

struct HeadingEmpty: ScreenRule {
  static let page = RulePage(
    "heading-empty", .structure, .warning, .veryHigh,
    title: "Heading has no text",
    why: "People who jump from heading to heading stop here and hear only \"heading\".",
    repair: "Add text to the heading, or remove its heading role.",
    guidelines: [.hig("Content"), .wcag("1.3.1", .a), .wcag("2.4.6", .aa)],
    failing: """
      - traits: [header]
      - text: Wash the mangoes
      """,
    passing: """
      - heading: Steps
      - text: Wash the mangoes
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements
    where screen.traits(node).contains(.header) && !screen.isPartOfHeading(node) {
      let value = screen.spokenElement(node).value ?? ""
      if screen.label(node).isEmpty, value.trimmed.isEmpty {
        findings.fail(node, Self.message(screen.roleNoun))
      } else {
        findings.pass()
      }
    }
    if screen.toolkit == .web { checkStated(screen, &findings) }
  }

  /// Checks empty headings of a page: some readers skip them, and others stop at them.
  private func checkStated(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let tree = screen.statedTree
    // Those that a reader stops at are told of above.
    let told = Set(
      screen.elements.lazy.filter { screen.traits($0).contains(.header) }.map { screen.origins[$0] }
    )
    let empty = (0..<tree.count).filter { node in
      tree[node].role == .heading && !tree[node].isHidden && !told.contains(node)
        && tree.end(of: node) - node <= Self.mostParts
        && (node..<tree.end(of: node)).allSatisfy { Self.isEmpty(tree[$0]) }
    }
    guard let first = empty.first else { return }
    let made = ShownNodes(screen)
    findings.fail(
      made.nearest(first), Self.messageOfStated(empty.count),
      related: empty.dropFirst().map(made.nearest).filter { $0 >= 0 }, at: first)
  }

  /// The maximum number of nodes to check in a heading (ours).
  private static let mostParts = 64

  private static func isEmpty(_ element: Element) -> Bool {
    element.label?.audible == nil && element.value?.audible == nil && element.role != .image
      && !(element.role?.isControl ?? false)
  }
}

extension HeadingEmpty {
  private static func messageOfStated(_ count: Int) -> FindingText {
    FindingText(
      count == 1 ? "A heading has no text." : "\(count) headings have no text.",
      repair: "Add text, or remove the heading.")
  }

  private static func message(_ noun: String) -> FindingText {
    FindingText(
      "The heading has no text: the utterance is only \"heading\".",
      repair: "Add text, or remove the \(noun).")
  }
}
