/// A property value that the tree stores without knowing its meaning.
public indirect enum PropertyValue: Equatable, Hashable, Sendable {
  /// A word or a text.
  case text(String)
  /// A finite number.
  case number(Double)
  /// A Boolean value.
  case boolean(Bool)
  /// A list.
  case list([PropertyValue])
  /// Keys with their values, in written order.
  case mapping([Entry])

  /// A key of a mapping with its value.
  public struct Entry: Equatable, Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: PropertyValue

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The value.
    public init(key: String, value: PropertyValue) {
      self.key = key
      self.value = value
    }
  }
}
