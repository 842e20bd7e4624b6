internal import Documents

/// A voice that was asked for and does not exist.
public struct UnknownVoice: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name that was asked for.
  public var name: String
  /// The names that exist.
  public var known: [String]

  /// Creates an error.
  package init(name: String, known: [String] = VoiceProfile.shippedNames) {
    self.name = name
    self.known = known
  }

  /// The name and the nearest one that exists: `unknown voice "englsh"; did you mean "english"?`.
  public var description: String {
    let suggestion = Spelling.suggestion(for: name, among: known, noun: "voices")
    return "unknown voice \(SafeText.quoted(name)); \(suggestion)"
  }
}
