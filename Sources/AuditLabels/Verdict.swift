/// What a person who read the screen says of a finding.
package enum Verdict: String, CaseIterable, Sendable {
  /// The finding is right: what it says is so, and hurts who listens.
  case `true`
  /// The finding is wrong.
  case `false`
  /// The input does not tell.
  case unsure
}
