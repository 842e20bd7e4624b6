/// What a rule says while it looks at a screen: what is wrong, what is right, and what it cannot tell.
package struct RuleFindings {
  /// A finding before its place is known in words.
  struct Draft {
    var node: Int?
    /// The element of a page that it is about, where a reader is not shown it: a node of the stated tree.
    var stated: Int?
    var severity: Severity
    var needsReview: Bool
    var message: FindingText
    var related: [Int]
  }

  let page: RulePage
  private(set) var drafts: [Draft] = []
  private(set) var passes = 0
  private(set) var lacking: [RuleResult.Lack] = []

  init(_ page: RulePage) { self.page = page }

  /// Says that something is wrong.
  ///
  /// - Parameters:
  ///   - node: The element that it is about, or `nil` for the whole screen.
  ///   - message: What is wrong and how to mend it.
  ///   - severity: How much it hurts, or `nil` for the rule's own severity.
  ///   - related: Further elements that belong to it.
  ///   - stated: The element of a page or dump that it is about, where a reader is not shown it: a node of the stated tree.
  package mutating func fail(
    _ node: Int?, _ message: FindingText, severity: Severity? = nil, related: [Int] = [],
    at stated: Int? = nil
  ) {
    drafts.append(
      Draft(
        node: node, stated: stated, severity: severity ?? page.severity, needsReview: false,
        message: message,
        related: related))
  }

  /// Says that a person has to decide.
  ///
  /// - Parameters:
  ///   - node: The element that it is about, or `nil` for the whole screen.
  ///   - message: What to look at, and what to do then.
  ///   - related: Further elements that belong to it.
  ///   - stated: As in ``fail(_:_:severity:related:at:)``.
  package mutating func review(
    _ node: Int?, _ message: FindingText, related: [Int] = [], at stated: Int? = nil
  ) {
    drafts.append(
      Draft(
        node: node, stated: stated, severity: page.severity, needsReview: true, message: message,
        related: related))
  }

  /// Takes back what was said of elements that are not the app's.
  ///
  /// - Parameter nodes: The elements.
  mutating func leaveOut(_ nodes: Set<Int>) {
    if nodes.isEmpty { return }
    drafts.removeAll { $0.node.map(nodes.contains) == true }
  }

  /// Says that an element, or the screen, was looked at and is right.
  package mutating func pass() { passes += 1 }

  /// Says that an element, or the screen, does not state what the rule needs.
  ///
  /// - Parameter requirement: What it lacks.
  package mutating func lacks(_ requirement: Requirement) {
    if let index = lacking.firstIndex(where: { $0.requirement == requirement }) {
      lacking[index].count += 1
    } else {
      lacking.append(.init(requirement: requirement, count: 1))
    }
  }
}
