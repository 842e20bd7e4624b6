/// A rule that the audit passes over at an element and below it.
public struct IgnoredRule: Equatable, Sendable {
  /// The name of the rule.
  public let rule: String
  /// Why it is passed over.
  public let reason: String
  /// The last day on which it is, as `YYYY-MM-DD`, or `nil` for always.
  public let until: String?
}
