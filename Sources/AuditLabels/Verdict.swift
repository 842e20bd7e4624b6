/// The verdict on a finding of a person who read the screen.
package enum Verdict: String, CaseIterable, Sendable {
  /// The finding is right, and the fault affects listeners.
  case `true`
  /// The finding is wrong.
  case `false`
  /// The input does not show whether the finding is right.
  case unsure
}
