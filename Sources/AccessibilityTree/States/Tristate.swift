/// A state that is true, false or mixed.
public enum Tristate: String, CaseIterable, Hashable, Sendable {
  /// True.
  case `true`
  /// False.
  case `false`
  /// Mixed: true for some of its parts and false for others.
  case mixed
}
