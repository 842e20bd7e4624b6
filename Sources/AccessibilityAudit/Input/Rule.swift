/// Something that an audit checks.
///
/// Whoever adds a rule writes one file with a type that is a ``ScreenRule`` or a ``FlowRule``, a line in its
/// group's registry, and a folder of fixtures. The messages stand at the end of the file.
public protocol Rule: Sendable {
  /// What the rule is, for people.
  static var page: RulePage { get }

  /// Creates the rule.
  init()
}

/// A rule that looks at one screen: at its tree, its order or its words.
public protocol ScreenRule: Rule {
  /// Looks at a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen, with all that is heard on it.
  ///   - findings: Takes what is wrong, what is right and what cannot be told.
  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings)
}

/// A rule that looks at what happens in a flow.
public protocol FlowRule: Rule {
  /// Looks at a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow, with what was heard at each step.
  ///   - findings: Takes what is wrong, what is right and what cannot be told.
  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings)
}
