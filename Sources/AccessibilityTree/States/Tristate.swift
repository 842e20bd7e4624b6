/// Yes, no, or in between.
public enum Tristate: String, CaseIterable, Hashable, Sendable {
  /// Yes.
  case `true`
  /// No.
  case `false`
  /// In between: some of what it stands for is, and some is not.
  case mixed
}
