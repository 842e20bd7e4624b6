/// A behaviour of an element that receives touches directly, like `accessibilityDirectTouchOptions`.
public enum DirectTouch: String, CaseIterable, Hashable, Sendable {
  /// The reader stays silent when the user touches the element.
  case silentOnTouch
  /// Touches pass through only after a double tap.
  case requiresActivation
}
