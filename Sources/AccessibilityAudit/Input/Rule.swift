/// Something that an audit checks.
///
/// Whoever adds a rule writes one file with a type that is a `ScreenRule`, a `PairRule`, a `SetRule` or
/// a `FlowRule`, a line in its group's registry, and a folder of fixtures. The messages stand at the end of
/// the file.
public protocol Rule: Sendable {
  /// What the rule is, for people.
  static var page: RulePage { get }

  /// Creates the rule.
  init()
}

/// A rule that looks at one screen: at its tree, its order or its words.
package protocol ScreenRule: Rule {
  /// Looks at a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen, with all that is heard on it.
  ///   - findings: Takes what is wrong, what is right and what cannot be told.
  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings)
}

/// A rule that holds a screen against the same screen under another setting: another language, a smaller
/// text, no bold text.
package protocol PairRule: Rule {
  /// Looks at a screen and its counterpart.
  ///
  /// - Parameters:
  ///   - pair: The screen that is audited, and the one that it is held against.
  ///   - findings: Takes what is wrong, what is right and what cannot be told of the screen.
  func check(_ pair: AuditedPair, _ findings: inout PairFindings)
}

/// A rule that looks at all screens of an audit together.
package protocol SetRule: Rule {
  /// Looks at the screens of an audit.
  ///
  /// - Parameters:
  ///   - set: What is known of each screen.
  ///   - findings: Takes what is wrong, what is right and what cannot be told, for each member of the set.
  func check(_ set: AuditedSet, _ findings: inout [SetFindings])
}

/// A rule that looks at what happens in a flow.
package protocol FlowRule: Rule {
  /// Looks at a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow, with what was heard at each step.
  ///   - findings: Takes what is wrong, what is right and what cannot be told.
  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings)
}
