/// Where a three-finger swipe scrolls to.
public enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
  /// To what is above.
  case up
  /// To what is below.
  case down
  /// To what is on the left.
  case left
  /// To what is on the right.
  case right
}
