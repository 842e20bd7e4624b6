import AccessibilityTree
public import Documents

/// Words and numbers that the toolkits of the web and of desktops state beside a name and a value.
extension BuiltElement {
  /// Sets a description beyond the name, spoken as the hint if the element has none.
  ///
  /// - Parameter description: The description.
  /// - Returns: A changed copy.
  public func description(_ description: String) -> Self { with(\.description, description) }

  /// Sets the placeholder of an empty field.
  ///
  /// - Parameter placeholder: The placeholder.
  /// - Returns: A changed copy.
  public func placeholder(_ placeholder: String) -> Self { with(\.placeholder, placeholder) }

  /// Sets the author's text for the role.
  ///
  /// - Parameter words: The text: "slide".
  /// - Returns: A changed copy.
  public func roleDescription(_ words: String) -> Self { with(\.roleDescription, words) }

  /// Sets the message about an invalid value.
  ///
  /// - Parameter message: The message.
  /// - Returns: A changed copy.
  public func errorMessage(_ message: String) -> Self { with(\.errorMessage, message) }

  /// Sets the keys that activate the element from anywhere on the screen.
  ///
  /// - Parameter keys: The keys in ARIA's notation: `Control+R`.
  /// - Returns: A changed copy.
  public func keyShortcuts(_ keys: String) -> Self { with(\.keyShortcuts, keys) }

  /// Sets the nesting level of the element in its tree, list or text.
  ///
  /// - Parameter level: The level, counted from 1; a smaller number counts as 1.
  /// - Returns: A changed copy.
  public func level(_ level: Int) -> Self { with(\.level, max(1, level)) }

  /// Sets the position of the element in its set; the numbers are checked, and the screen needs `try`.
  ///
  /// - Parameters:
  ///   - index: The position, counted from 1; a smaller number counts as 1.
  ///   - count: The number of elements in the set, or `nil` if unknown.
  /// - Returns: A changed copy.
  public func position(
    _ index: Int, of count: Int? = nil
  ) -> BuiltElement<Role, SourceError> {
    with(\.position, SetPosition(index: max(1, index), count: count)).checked
  }

  /// Sets the numeric value of the element; the range is checked, and the screen needs `try`.
  ///
  /// - Parameters:
  ///   - value: The number, or `nil` if unknown.
  ///   - minimum: The minimum, or `nil`.
  ///   - maximum: The maximum, or `nil`.
  ///   - text: The number as text.
  /// - Returns: A changed copy.
  public func range(
    _ value: Double?, from minimum: Double? = nil, to maximum: Double? = nil, text: String? = nil
  ) -> BuiltElement<Role, SourceError> {
    with(
      \.range, ValueRange(value: value, minimum: minimum, maximum: maximum, text: text)
    ).checked
  }
}
