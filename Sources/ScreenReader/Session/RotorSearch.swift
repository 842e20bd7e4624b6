public import AccessibilityTree

/// An app's rotor that is searched item by item, like `UIAccessibilityCustomRotor`.
///
/// VoiceOver passes the current item and a direction. The app returns the next item in this direction, or `nil` at the
/// edge, where the cursor stays (documented by Apple).
///
/// ```swift
/// let prices = RotorSearch("Prices") { current, direction, screen in
///   current.element == "soup" && direction == .next ? .init(element: "rice") : nil
/// }
/// ```
public struct RotorSearch: Sendable {
  /// The direction of a search.
  public enum Direction: Int, CaseIterable, Sendable {
    /// To the previous item.
    case previous = 0
    /// To the next item.
    case next = 1
  }

  /// After how many items in a row a search that gives ever new ones is cut.
  static let mostItems = 1_000

  /// The name that the reader speaks when the user selects the rotor.
  public var name: String
  /// Returns the next item in a direction; before the first step, the current item is the focused element.
  public var search: @Sendable (CustomRotor.Item, Direction, Screen) -> CustomRotor.Item?

  /// Creates a rotor.
  ///
  /// - Parameters:
  ///   - name: The name that the reader speaks when the user selects the rotor.
  ///   - search: Returns the next item in a direction, or `nil` at the edge.
  public init(
    _ name: String,
    search: @escaping @Sendable (CustomRotor.Item, Direction, Screen) -> CustomRotor.Item?
  ) {
    self.name = name
    self.search = search
  }

  /// Returns all items that searches in both directions reach from an item, in order.
  ///
  /// A search that comes back to an item that it has met before is cut there, and one that gives ever new
  /// items after a thousand.
  package func items(from item: CustomRotor.Item, on screen: Screen) -> [CustomRotor.Item] {
    var seen: Set<CustomRotor.Item> = []
    func walk(_ direction: Direction) -> [CustomRotor.Item] {
      var found: [CustomRotor.Item] = []
      var current = item
      while found.count < Self.mostItems, let next = search(current, direction, screen),
        seen.insert(next).inserted
      {
        found.append(next)
        current = next
      }
      return found
    }
    let before = walk(.previous)
    return before.reversed() + walk(.next)
  }
}
