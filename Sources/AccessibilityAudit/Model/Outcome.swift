/// The outcome of one rule on one screen or flow.
public enum Outcome: String, CaseIterable, Sendable {
  /// There is a fault.
  case fail
  /// A person must decide.
  case review
  /// Everything that the rule checked is right.
  case pass
  /// There was nothing to check, or the input lacks what the rule needs; it never counts as a pass.
  case notApplicable
  /// There is a fault, and every such finding is suppressed with a reason.
  case suppressed
}
