/// What a rule says while it looks at a flow.
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

  /// Says that something is wrong.
  package mutating func fail(_ step: Int?, _ message: FindingText, severity: Severity? = nil) {
    drafts.append(
      Draft(
        step: step, severity: severity ?? page.severity, needsReview: false, message: message))
  }

  /// Says that a person has to decide.
  package mutating func review(_ step: Int?, _ message: FindingText) {
    drafts.append(Draft(step: step, severity: page.severity, needsReview: true, message: message))
  }

  /// Says that a step was looked at and is right.
  package mutating func pass() { passes += 1 }

  /// Says that a step does not state what the rule needs.
  package mutating func lacks(_ requirement: Requirement) {
    if let index = lacking.firstIndex(where: { $0.requirement == requirement }) {
      lacking[index].count += 1
    } else {
      lacking.append(.init(requirement: requirement, count: 1))
    }
  }
}
