/// The source of an imported screen, and the facts that it cannot provide.
///
/// The origin stays with the screen in a screen file, as the key `import`:
///
/// ```yaml
/// import: {format: xcuitest, cannotCarry: [headings, customRotors]}
/// ```
///
/// The origin is never spoken and does not change any utterance. With it, the audit does not report facts as missing
/// that the dump could not contain.
public struct ImportOrigin: Equatable, Sendable {
  /// The name of the format: `xcuitest`.
  public var format: String
  /// The facts that the format cannot contain, so their absence means nothing.
  public var cannotCarry: [Capability]

  /// The reasons why this is probably not the intended screen, such as an error page; each is a sentence without a
  /// capital.
  public var doubts: [String] = []

  /// Creates an origin.
  ///
  /// - Parameters:
  ///   - format: The name of the format.
  ///   - cannotCarry: The facts that the format cannot contain.
  public init(format: String, cannotCarry: [Capability]) {
    self.format = format
    self.cannotCarry = cannotCarry
  }
}
