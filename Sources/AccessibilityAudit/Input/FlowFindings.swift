/// The findings of a rule in a flow.
package struct FlowFindings {
  struct Draft {
    var step: Int?
    var severity: Severity
    var needsReview: Bool
    var message: FindingText
  }

  let page: RulePage
  private(set) var drafts: [Draft] = []
  private(set) var passes = 0
  private(set) var lacking: [RuleResult.Lack] = []

  init(_ page: RulePage) { self.page = page }

  /// Records a fault.
  package mutating func fail(_ step: Int?, _ message: FindingText, severity: Severity? = nil) {
    drafts.append(
      Draft(
        step: step, severity: severity ?? page.severity, needsReview: false, message: message))
  }

  /// Records a finding that a person must decide about.
  package mutating func review(_ step: Int?, _ message: FindingText) {
    drafts.append(Draft(step: step, severity: page.severity, needsReview: true, message: message))
  }

  /// Records a step that the rule checked and found right.
  package mutating func pass() { passes += 1 }

  /// Records a step that does not state what the rule needs.
  package mutating func lacks(_ requirement: Requirement) {
    if let index = lacking.firstIndex(where: { $0.requirement == requirement }) {
      lacking[index].count += 1
    } else {
      lacking.append(.init(requirement: requirement, count: 1))
    }
  }
}
