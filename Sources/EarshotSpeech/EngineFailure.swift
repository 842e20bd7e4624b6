import SpeechProtocol

/// Why the engine has not spoken.
struct EngineFailure: Error {
  /// What the program is told.
  let outcome: SpeechResponse.Outcome

  static func missingLibrary(_ name: String, reason: String?) -> Self {
    let reason = reason.map { " (\($0))" } ?? ""
    return Self(
      outcome: .unavailable(
        "espeak-ng cannot be loaded\(reason); install it: apt-get install libespeak-ng1"))
  }

  static func missingSymbol(_ name: String) -> Self {
    Self(
      outcome: .unavailable(
        "espeak-ng lacks the function \(name); version 1.50 or newer is needed: "
          + "apt-get install libespeak-ng1"))
  }

  static func missingData(path: String) -> Self {
    let place = path.isEmpty ? "" : " in \(path)"
    return Self(
      outcome: .unavailable(
        "espeak-ng cannot find usable data\(place); install it: apt-get install espeak-ng-data"))
  }

  static let noTemporaryFile = Self(
    outcome: .unavailable("the voice cannot be stored in a temporary file; free some space in /tmp")
  )

  static func refusedVoice(_ status: UInt32) -> Self {
    Self(outcome: .failed("espeak-ng rejects the voice (0x\(String(status, radix: 16)))"))
  }

  static func refusedParameter(_ parameter: Int32, _ value: UInt16) -> Self {
    Self(outcome: .failed("espeak-ng rejects the value \(value) of parameter \(parameter)"))
  }

  static func refusedText(_ status: UInt32) -> Self {
    Self(outcome: .failed("espeak-ng cannot speak the text (0x\(String(status, radix: 16)))"))
  }

  static let controlCharacter = Self(outcome: .failed("the text contains a control character"))

  static let tooLong = Self(outcome: .failed("the speech is longer than 20 minutes"))
}
