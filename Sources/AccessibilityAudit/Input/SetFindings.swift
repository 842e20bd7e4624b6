/// What a rule for sets says of one screen.
package struct SetFindings {
  private(set) var messages: [FindingText] = []
  private(set) var passes = 0
  private(set) var lacking: [RuleResult.Lack] = []

  /// Says that something is wrong with the screen.
  package mutating func fail(_ message: FindingText) { messages.append(message) }

  /// Says that the screen was looked at and is right.
  package mutating func pass() { passes += 1 }

  /// Says that the screen does not state what the rule needs.
  package mutating func lacks(_ requirement: Requirement) {
    lacking.append(.init(requirement: requirement, count: 1))
  }
}
