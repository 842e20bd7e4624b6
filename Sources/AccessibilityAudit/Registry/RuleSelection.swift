/// Which rules an audit checks.
public struct RuleSelection: Equatable, Sendable {
  /// The guidelines that are gone by.
  public var profile: AuditProfile
  /// The lowest precision that a rule may have.
  public var precision: Precision
  /// The names of the only rules that are checked, whatever their precision; empty for all of them.
  public var only: [String]
  /// The names of rules that are not checked.
  public var skipped: [String]

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - profile: The guidelines that are gone by.
  ///   - precision: The lowest precision that a rule may have.
  ///   - only: The names of the only rules that are checked.
  ///   - skipped: The names of rules that are not checked.
  public init(
    profile: AuditProfile = .all, precision: Precision = .medium, only: [String] = [],
    skipped: [String] = []
  ) {
    self.profile = profile
    self.precision = precision
    self.only = only
    self.skipped = skipped
  }

  /// The rules that are checked, in the order of the registry.
  public var rules: [any Rule.Type] {
    Rules.all.filter { rule in
      let page = rule.page
      if skipped.contains(page.id) { return false }
      if !only.isEmpty { return only.contains(page.id) }
      return page.precision >= precision && profile.includes(page)
    }
  }
}
