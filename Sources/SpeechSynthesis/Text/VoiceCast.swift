public import Voices

/// The voices of a run: one that speaks, and others for languages that it does not speak.
public struct VoiceCast: Equatable, Sendable {
  /// The voice that speaks whatever it can.
  public let main: VoiceProfile
  private let others: [VoiceProfile]
  private let pronunciations: [Pronunciations]

  /// Creates a cast.
  ///
  /// - Parameters:
  ///   - main: The voice that speaks whatever it can.
  ///   - others: Voices for other languages; the first of a language speaks it.
  ///   - pronunciations: How words are spoken; earlier ones come before later ones.
  public init(
    _ main: VoiceProfile, others: [VoiceProfile] = [], pronunciations: [Pronunciations] = []
  ) {
    self.main = main
    self.others = others
    self.pronunciations = pronunciations
  }

  /// Returns the voice that speaks a language: the main one if it can, else another at the main one's
  /// pace and in its manner.
  ///
  /// - Parameter language: A BCP 47 tag.
  /// - Returns: A voice of the language, or the main one where there is none.
  public func voice(for language: String) -> VoiceProfile {
    let wanted = language.lowercased()
    let primary = Self.primary(wanted)
    guard primary != Self.primary(main.language.lowercased()) else { return main }
    let able = others.filter { Self.primary($0.language.lowercased()) == primary }
    guard let other = able.first(where: { $0.language.lowercased() == wanted }) ?? able.first
    else { return main }
    var voice = main
    (voice.name, voice.language) = (other.name, other.language)
    (voice.definition, voice.pitch, voice.range) = (other.definition, other.pitch, other.range)
    return voice
  }

  /// All voices by their names.
  var definitions: [String: String] {
    ([main] + others).reduce(into: [:]) { definitions, voice in
      if definitions[voice.name] == nil { definitions[voice.name] = voice.definition }
    }
  }

  /// Returns how words of a language are spoken.
  func pronunciations(for language: String) -> [Pronunciations] {
    guard !pronunciations.isEmpty else { return [] }
    let primary = Self.primary(language.lowercased())
    return pronunciations.filter {
      $0.language.isEmpty || Self.primary($0.language.lowercased()) == primary
    }
  }

  private static func primary(_ tag: String) -> Substring {
    tag.prefix { $0 != "-" && $0 != "_" }
  }
}
