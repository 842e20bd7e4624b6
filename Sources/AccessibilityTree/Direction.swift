/// The reading direction of a screen.
public enum Direction: String, CaseIterable, Hashable, Sendable {
  /// From left to right.
  case ltr
  /// From right to left.
  case rtl
}
