/// What a rule says while it holds a screen against its counterpart.
package struct PairFindings {
  /// What a rule says about the nodes of the screen itself.
  var own: RuleFindings
  /// What it says about nodes that only the counterpart has.
  private(set) var drafts: [RuleFindings.Draft] = []

  init(_ page: RulePage) { own = RuleFindings(page) }

  /// Says that something is wrong with an element of the screen.
  package mutating func fail(_ node: Int?, _ message: FindingText) { own.fail(node, message) }

  /// Says that something is wrong with an element that only the counterpart has.
  package mutating func fail(lost node: Int, _ message: FindingText, needsReview: Bool = false) {
    drafts.append(
      RuleFindings.Draft(
        node: node, severity: own.page.severity, needsReview: needsReview, message: message,
        related: []))
  }

  /// Says that an element, or the screen, was looked at and is right.
  package mutating func pass() { own.pass() }

  /// Says that an element, or the screen, does not state what the rule needs.
  package mutating func lacks(_ requirement: Requirement) { own.lacks(requirement) }
}
