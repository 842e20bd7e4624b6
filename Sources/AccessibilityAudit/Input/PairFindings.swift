/// What a rule says while it holds a screen against its counterpart.
package struct PairFindings {
  /// What a rule says about the nodes of the screen itself.
  var own: RuleFindings
  /// What it says about nodes that only the counterpart has.
  private(set) var drafts: [RuleFindings.Draft] = []

  init(_ page: RulePage) { own = RuleFindings(page) }

  /// Says that something is wrong with an element of the screen.
  ///
  /// - Parameters:
  ///   - node: The element in the screen's tree, or `nil` for the whole screen.
  ///   - message: What is wrong and how to mend it.
  package mutating func fail(_ node: Int?, _ message: FindingText) { own.fail(node, message) }

  /// Says that something is wrong with an element that only the counterpart has.
  ///
  /// - Parameters:
  ///   - node: The element in the counterpart's tree.
  ///   - message: What is wrong and how to mend it.
  ///   - needsReview: Whether a person has to decide.
  package mutating func fail(lost node: Int, _ message: FindingText, needsReview: Bool = false) {
    drafts.append(
      RuleFindings.Draft(
        node: node, severity: own.page.severity, needsReview: needsReview, message: message,
        related: []))
  }

  /// Says that an element, or the screen, was looked at and is right.
  package mutating func pass() { own.pass() }

  /// Says that an element, or the screen, does not state what the rule needs.
  ///
  /// - Parameter requirement: What it lacks.
  package mutating func lacks(_ requirement: Requirement) { own.lacks(requirement) }
}
