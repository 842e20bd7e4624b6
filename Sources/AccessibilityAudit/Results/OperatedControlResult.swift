/// What was done to a control of a screen, and what can be told of it.
public struct OperatedControlResult: Equatable, Sendable {
  /// An outcome, by the words of the W3C's ACT rules.
  public enum Outcome: String, CaseIterable, Sendable {
    /// What happened is right, as far as rules look.
    case passed
    /// A rule found a fault.
    case failed
    /// There is nothing to operate.
    case inapplicable
    /// It was operated, and nothing can be told from it.
    case cantTell
    /// It was left alone.
    case untested
  }

  /// The control: `button "Send"`.
  public var control: String
  /// What was done: `activated`.
  public var what: String
  /// What can be told of it.
  public var outcome: Outcome
  /// Why nothing can be told of it, or `nil`.
  public var reason: String?
  /// The file of the flow that does it again, or `nil`.
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
