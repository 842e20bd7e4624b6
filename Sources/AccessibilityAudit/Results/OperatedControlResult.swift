/// An operation on a control of a screen, and its outcome.
public struct OperatedControlResult: Equatable, Sendable {
  /// An outcome, in the terms of the W3C's ACT rules.
  public enum Outcome: String, CaseIterable, Sendable {
    /// The result is right, as far as the rules can check it.
    case passed
    /// A rule found a fault.
    case failed
    /// There is nothing to operate.
    case inapplicable
    /// The control was operated, but the result cannot be judged.
    case cantTell
    /// The control was not operated.
    case untested
  }

  /// The control: `button "Send"`.
  public var control: String
  /// The operation: `activated`.
  public var what: String
  /// The outcome.
  public var outcome: Outcome
  /// The reason why the result cannot be judged, or `nil`.
  public var reason: String?
  /// The file of a flow that repeats the operation, or `nil`.
  public var flow: String?

  /// Creates a result.
  package init(
    control: String, what: String, outcome: Outcome, reason: String? = nil, flow: String? = nil
  ) {
    self.control = control
    self.what = what
    self.outcome = outcome
    self.reason = reason
    self.flow = flow
  }
}
