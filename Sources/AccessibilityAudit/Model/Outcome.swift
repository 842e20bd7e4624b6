/// How it went with one rule on one screen or flow.
public enum Outcome: String, CaseIterable, Sendable {
  /// Something is wrong.
  case fail
  /// A person has to decide.
  case review
  /// Everything that could be looked at is right.
  case pass
  /// There was nothing to look at, or the input lacks what the rule needs; never counted as a pass.
  case notApplicable
  /// Something is wrong, and every such finding is suppressed with a reason.
  case suppressed
}
