internal import Documents

/// A voice that was asked for and does not exist.
public struct UnknownVoice: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name that was asked for.
  public var name: String

  /// Creates an error.
  ///
  /// - Parameter name: The name that was asked for.
  public init(name: String) {
    self.name = name
  }

  /// The name and the nearest one that exists: `unknown voice "englsh"; did you mean "english"?`.
  public var description: String {
    let suggestion = Spelling.suggestion(
      for: name, among: VoiceProfile.shippedNames, noun: "voices")
    return "unknown voice \(SafeText.quoted(name)); \(suggestion)"
  }
}
