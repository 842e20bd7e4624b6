/// A rule that the audit passes over at an element and below it.
package struct IgnoredRule: Equatable, Sendable {
  /// The name of the rule.
  package let rule: String
  /// Why it is passed over.
  package let reason: String
  /// The last day on which it is, as `YYYY-MM-DD`, or `nil` for always.
  package let until: String?
}
