import AccessibilityTree
public import Documents

/// Words and numbers that the toolkits of the web and of desktops state beside a name and a value.
extension BuiltElement {
  /// Describes the element beyond its name, heard as its hint where it has none.
  ///
  /// - Parameter description: The description.
  /// - Returns: A changed copy.
  public func description(_ description: String) -> Self { with(\.description, description) }

  /// Gives what an empty field shows.
  ///
  /// - Parameter placeholder: The placeholder.
  /// - Returns: A changed copy.
  public func placeholder(_ placeholder: String) -> Self { with(\.placeholder, placeholder) }

  /// Gives the app's own words for the role.
  ///
  /// - Parameter words: The words: "slide".
  /// - Returns: A changed copy.
  public func roleDescription(_ words: String) -> Self { with(\.roleDescription, words) }

  /// Tells how to mend what is invalid.
  ///
  /// - Parameter message: The message.
  /// - Returns: A changed copy.
  public func errorMessage(_ message: String) -> Self { with(\.errorMessage, message) }

  /// Gives the keys that activate the element from anywhere.
  ///
  /// - Parameter keys: The keys as ARIA writes them: `Control+R`.
  /// - Returns: A changed copy.
  public func keyShortcuts(_ keys: String) -> Self { with(\.keyShortcuts, keys) }

  /// Tells how deep the element stands in its tree, list or text.
  ///
  /// - Parameter level: The level, counted from 1; a smaller number counts as 1.
  /// - Returns: A changed copy.
  public func level(_ level: Int) -> Self { with(\.level, max(1, level)) }

  /// Tells where the element stands in its set; the numbers are checked, and the screen made with `try`.
  ///
  /// - Parameters:
  ///   - index: The place, counted from 1; a smaller number counts as 1.
  ///   - count: How many elements the set has, or `nil` when it is not known.
  /// - Returns: A changed copy.
  public func position(
    _ index: Int, of count: Int? = nil
  ) -> BuiltElement<Role, SourceError> {
    with(\.position, SetPosition(index: max(1, index), count: count)).checked
  }

  /// Gives the number that the element stands for; the range is checked, and the screen made with `try`.
  ///
  /// - Parameters:
  ///   - value: The number, or `nil` when it is not known.
  ///   - minimum: The least number.
  ///   - maximum: The largest number.
  ///   - text: The number in words.
  /// - Returns: A changed copy.
  public func range(
    _ value: Double?, from minimum: Double? = nil, to maximum: Double? = nil, text: String? = nil
  ) -> BuiltElement<Role, SourceError> {
    with(
      \.range, ValueRange(value: value, minimum: minimum, maximum: maximum, text: text)
    ).checked
  }
}
