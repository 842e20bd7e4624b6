package import Voices

extension Phrasebook {
  /// How the book speaks signs and characters, or `nil` where it leaves all to the engine.
  package var pronunciations: Pronunciations? {
    guard !characters.isEmpty || !numbers.signs.isEmpty else { return nil }
    return Pronunciations(
      language: language, signs: numbers.signs,
      characters: characters.merging(characterSpeech) { $1 })
  }
}
