/// What a screen was imported from, as far as that limits what is known of it.
///
/// It stays with the screen when that is converted into a screen file, where it is the key `import`:
///
/// ```yaml
/// import: {format: xcuitest, cannotCarry: [headings, customRotors]}
/// ```
///
/// Nothing of it is heard: the same words are said with it and without, while the audit does not take for
/// missing what the dump could not say.
public struct ImportOrigin: Equatable, Sendable {
  /// The name of the format: `xcuitest`.
  public var format: String
  /// What the format cannot carry, so that its absence says nothing.
  public var cannotCarry: [Capability]

  /// Creates an origin.
  ///
  /// - Parameters:
  ///   - format: The name of the format.
  ///   - cannotCarry: What the format cannot carry.
  public init(format: String, cannotCarry: [Capability]) {
    self.format = format
    self.cannotCarry = cannotCarry
  }
}
