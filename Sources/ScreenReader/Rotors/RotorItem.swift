import AccessibilityTree

/// One item of an app's rotor.
///
/// An item with neither a stop nor text is skipped, because its element is hidden or gone.
public struct RotorItem: Equatable, Sendable {
  /// The stop to land on, or `nil` for a text that does not belong to an element.
  public var stop: Int?
  /// The text to land on, or `nil` for the whole element.
  public var text: String?

  /// Creates an item as it is on a screen.
  init(_ item: CustomRotor.Item, stop: (String) -> Int?) {
    self.stop = item.element.flatMap(stop)
    // A text inside of an element goes with it.
    text = item.element == nil || self.stop != nil ? item.text : nil
  }

  /// Whether the cursor can land on it, or its text can be heard.
  var isReachable: Bool { stop != nil || text != nil }
}
