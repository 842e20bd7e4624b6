/// A rotor that the app defines, like `UIAccessibilityCustomRotor`, with its items in order.
public struct CustomRotor: Equatable, Hashable, Sendable {
  /// One stop of the rotor.
  public struct Item: Equatable, Hashable, Sendable {
    /// The `id` of the element to land on, or `nil`.
    public var element: String?
    /// The text to land on, inside the element if there is one, or `nil` for the whole element.
    public var text: String?

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - element: The `id` of the element to land on.
    ///   - text: The text to land on.
    public init(element: String? = nil, text: String? = nil) {
      self.element = element
      self.text = text
    }
  }

  /// The name that the reader speaks when the user selects the rotor.
  public var name: String
  /// The stops, in order.
  public var items: [Item]

  /// Creates a rotor.
  ///
  /// - Parameters:
  ///   - name: The name that the reader speaks when the user selects the rotor.
  ///   - items: The stops, in order.
  public init(name: String, items: [Item]) {
    self.name = name
    self.items = items
  }
}
