internal import Documents

/// A voice that was asked for and does not exist.
public struct UnknownVoice: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name that was asked for.
  public var name: String
  /// The names that exist.
  public var known: [String]
  /// Why the voice cannot be used although it is there, or where it would have to be; `nil` if nothing tells.
  package var reason: String?

  /// Creates an error.
  package init(
    name: String, known: [String] = VoiceProfile.shippedNames, reason: String? = nil
  ) {
    self.name = name
    self.known = known
    self.reason = reason
  }

  /// The name and the nearest one that exists: `unknown voice "englsh"; did you mean "english"?`.
  public var description: String {
    if let reason { return "the voice \(SafeText.quoted(name)) cannot be used: \(reason)" }
    let suggestion = Spelling.suggestion(for: name, among: known, noun: "voices")
    return "unknown voice \(SafeText.quoted(name)); \(suggestion)"
  }
}
