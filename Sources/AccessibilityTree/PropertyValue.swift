/// A value of a property that the tree carries without knowing what it means.
public indirect enum PropertyValue: Equatable, Hashable, Sendable {
  /// A word or a text.
  case text(String)
  /// A finite number.
  case number(Double)
  /// A truth value.
  case boolean(Bool)
  /// A list.
  case list([PropertyValue])
  /// Keys with their values, in the order in which they were written.
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
