/// A rule that an audit checks.
///
/// To add a rule, write one file with a type that is a `ScreenRule`, a `PairRule`, a `SetRule` or a `FlowRule`, a line
/// in its group's registry, and a folder of fixtures. The messages are at the end of the file.
public protocol Rule: Sendable {
  /// The description of the rule for people.
  static var page: RulePage { get }

  /// Creates the rule.
  init()
}

/// A rule that checks one screen: its tree, its order or its words.
package protocol ScreenRule: Rule {
  /// Looks at a screen.
  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings)
}

/// A rule that compares a screen with the same screen under another setting: another language, smaller text, no bold
/// text.
package protocol PairRule: Rule {
  /// Looks at a screen and its counterpart.
  func check(_ pair: AuditedPair, _ findings: inout PairFindings)
}

/// A rule that checks all screens of an audit together.
package protocol SetRule: Rule {
  /// Looks at the screens of an audit.
  func check(_ set: AuditedSet, _ findings: inout [SetFindings])
}

/// A rule that checks the events of a flow.
package protocol FlowRule: Rule {
  /// Whether the rule is about what a reader says, so that a flow without one has nothing for it.
  static var needsReader: Bool { get }
  /// Looks at a flow.
  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings)
}

extension FlowRule {
  package static var needsReader: Bool { true }
}
