/// A number and its range, like `aria-valuenow` and its relatives.
///
/// The number may lie outside the range, as it does on some pages.
public struct ValueRange: Equatable, Hashable, Sendable {
  /// The number, or `nil` if unknown, as in indeterminate progress.
  public var value: Double?
  /// The minimum, or `nil`.
  public var minimum: Double?
  /// The maximum, or `nil`.
  public var maximum: Double?
  /// The number as text: "half full".
  public var text: String?

  /// Creates a range.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - minimum: The minimum, or `nil`.
  ///   - maximum: The maximum, or `nil`.
  ///   - text: The number as text.
  public init(
    value: Double? = nil, minimum: Double? = nil, maximum: Double? = nil, text: String? = nil
  ) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.text = text
  }
}
