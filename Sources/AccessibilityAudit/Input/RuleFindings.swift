/// The findings of a rule on a screen: what is wrong, what is right, and what it cannot check.
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

  /// Records a fault.
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

  /// Says once of elements that share one cause that something is wrong: at the first, with how many more there are.
  mutating func fail(
    together nodes: [Int], severity: Severity? = nil, at stated: Int? = nil,
    _ message: (_ first: Int, _ more: String) -> FindingText
  ) {
    guard let first = nodes.first else { return }
    let more = nodes.count == 1 ? "" : " (and \(nodes.count - 1) more)"
    fail(
      first, message(first, more), severity: severity, related: Array(nodes.dropFirst()), at: stated
    )
  }

  /// Records a finding that a person must decide about.
  package mutating func review(
    _ node: Int?, _ message: FindingText, related: [Int] = [], at stated: Int? = nil
  ) {
    drafts.append(
      Draft(
        node: node, stated: stated, severity: page.severity, needsReview: true, message: message,
        related: related))
  }

  /// Takes back what was said of elements that are not the app's.
  mutating func leaveOut(_ nodes: Set<Int>) -> Int {
    if nodes.isEmpty { return 0 }
    let count = drafts.count
    drafts.removeAll { $0.node.map(nodes.contains) == true }
    return count - drafts.count
  }

  /// Records an element, or the screen, that the rule checked and found right.
  package mutating func pass() { passes += 1 }

  /// Records an element, or the screen, that does not state what the rule needs.
  package mutating func lacks(_ requirement: Requirement) {
    if let index = lacking.firstIndex(where: { $0.requirement == requirement }) {
      lacking[index].count += 1
    } else {
      lacking.append(.init(requirement: requirement, count: 1))
    }
  }
}
