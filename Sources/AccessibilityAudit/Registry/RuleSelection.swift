/// The rules that an audit checks.
public struct RuleSelection: Equatable, Sendable {
  /// The guidelines to follow.
  public var profile: AuditProfile
  /// The lowest precision that a rule may have.
  public var precision: Precision
  /// The names of the only rules to check, whatever their precision; empty for all rules.
  public var only: [String]
  /// The names of rules to skip.
  public var skipped: [String]

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - profile: The guidelines to follow.
  ///   - precision: The lowest precision that a rule may have.
  ///   - only: The names of the only rules to check.
  ///   - skipped: The names of rules to skip.
  public init(
    profile: AuditProfile = .all, precision: Precision = .medium, only: [String] = [],
    skipped: [String] = []
  ) {
    self.profile = profile
    self.precision = precision
    self.only = only
    self.skipped = skipped
  }

  /// The selected rules, in the order of the registry.
  public var rules: [any Rule.Type] {
    Rules.all.filter { rule in
      let page = rule.page
      if skipped.contains(page.id) { return false }
      if !only.isEmpty { return only.contains(page.id) }
      return page.precision >= precision && profile.includes(page)
    }
  }
}
