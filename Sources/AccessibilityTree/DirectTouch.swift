/// How an element that takes touches directly behaves, like `accessibilityDirectTouchOptions`.
public enum DirectTouch: String, CaseIterable, Hashable, Sendable {
  /// Nothing is spoken when the element is touched.
  case silentOnTouch
  /// Touches pass through only after a double tap.
  case requiresActivation
}
