/// A number and the range that it lies in, like `aria-valuenow` and its kin.
///
/// The number may lie outside of the range, as it does on pages.
public struct ValueRange: Equatable, Hashable, Sendable {
  /// The number, or `nil` when it is not known, as of a progress that nobody can foresee.
  public var value: Double?
  /// The least number, or `nil`.
  public var minimum: Double?
  /// The largest number, or `nil`.
  public var maximum: Double?
  /// The number in words: "half full".
  public var text: String?

  /// Creates a range.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - minimum: The least number.
  ///   - maximum: The largest number.
  ///   - text: The number in words.
  public init(
    value: Double? = nil, minimum: Double? = nil, maximum: Double? = nil, text: String? = nil
  ) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.text = text
  }
}
