/// The findings about one screen of a rule for all screens.
package struct SetFindings {
  private(set) var messages: [FindingText] = []
  private(set) var passes = 0
  private(set) var lacking: [RuleResult.Lack] = []

  /// Records a fault of the screen.
  package mutating func fail(_ message: FindingText) { messages.append(message) }

  /// Records that the rule checked the screen and found it right.
  package mutating func pass() { passes += 1 }

  /// Records that the screen does not state what the rule needs.
  package mutating func lacks(_ requirement: Requirement) {
    lacking.append(.init(requirement: requirement, count: 1))
  }
}
