/// The direction in which a three-finger swipe scrolls.
public enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
  /// To the content above.
  case up
  /// To the content below.
  case down
  /// To the content on the left.
  case left
  /// To the content on the right.
  case right
}
