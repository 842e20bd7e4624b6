/// The findings of a rule that compares a screen with its counterpart.
package struct PairFindings {
  /// What a rule says about the nodes of the screen itself.
  var own: RuleFindings
  /// What it says about nodes that only the counterpart has.
  private(set) var drafts: [RuleFindings.Draft] = []

  init(_ page: RulePage) { own = RuleFindings(page) }

  /// Records a fault in an element of the screen.
  package mutating func fail(_ node: Int?, _ message: FindingText) { own.fail(node, message) }

  /// Records a fault in an element that only the counterpart has.
  package mutating func fail(lost node: Int, _ message: FindingText, needsReview: Bool = false) {
    drafts.append(
      RuleFindings.Draft(
        node: node, severity: own.page.severity, needsReview: needsReview, message: message,
        related: []))
  }

  /// Records an element, or the screen, that the rule checked and found right.
  package mutating func pass() { own.pass() }

  /// Records an element, or the screen, that does not state what the rule needs.
  package mutating func lacks(_ requirement: Requirement) { own.lacks(requirement) }
}
