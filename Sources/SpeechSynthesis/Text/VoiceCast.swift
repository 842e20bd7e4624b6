package import VoiceProfiles
package import Voices

/// The voices of a run: one that speaks, and others for languages that it does not speak.
package struct VoiceCast: Sendable {
  /// The voice that speaks whatever it can.
  package let main: VoiceProfile
  private let others: [VoiceProfile]
  private let pronunciations: [Pronunciations]
  private let phrases: PhraseLibrary?
  /// What reads kanji for voices that cannot.
  let kana: KanaReader

  /// Creates a cast.
  package init(
    _ main: VoiceProfile, others: [VoiceProfile] = [], pronunciations: [Pronunciations] = [],
    phrases: PhraseLibrary? = nil, kana: KanaReader = KanaReader()
  ) {
    self.kana = kana
    self.phrases = phrases
    self.main = main
    // One engine speaks all of a run.
    self.others = others.filter { ($0.piper == nil) == (main.piper == nil) }
    self.pronunciations = pronunciations
  }

  /// Returns the voice that speaks a language: the main one if it can, else another at the main one's
  /// pace and in its manner.
  package func voice(for language: String) -> VoiceProfile {
    let wanted = language.lowercased()
    let primary = Self.primary(wanted)
    guard primary != Self.primary(main.language.lowercased()) else { return main }
    let able = others.filter { Self.primary($0.language.lowercased()) == primary }
    guard let other = able.first(where: { $0.language.lowercased() == wanted }) ?? able.first
    else { return main }
    var voice = main
    (voice.name, voice.language) = (other.name, other.language)
    (voice.definition, voice.pitch, voice.range) = (other.definition, other.pitch, other.range)
    (voice.unread, voice.piper) = (other.unread, other.piper)
    return voice
  }

  /// All voices by their names.
  var profiles: [String: VoiceProfile] {
    Dictionary(([main] + others).map { ($0.name, $0) }) { first, _ in first }
  }

  /// Whether a voice of the cast speaks a language.
  func speaks(_ language: String) -> Bool {
    let primary = Self.primary(language.lowercased())
    return ([main] + others).contains { Self.primary($0.language.lowercased()) == primary }
  }

  /// Returns how words of a language are spoken.
  func pronunciations(for language: String) -> [Pronunciations] {
    let primary = Self.primary(language.lowercased())
    let own = pronunciations.filter {
      $0.language.isEmpty || Self.primary($0.language.lowercased()) == primary
    }
    return own + (shipped(for: language).map { [$0] } ?? [])
  }

  /// Returns how signs and characters are spoken in a language, or `nil` where all is left to the engine.
  private func shipped(for language: String) -> Pronunciations? {
    guard let book = book(for: language) else { return nil }
    let signs = rules(for: book)?.signs ?? [:]
    guard !book.characters.isEmpty || !signs.isEmpty else { return nil }
    return Pronunciations(
      language: book.language, signs: signs,
      characters: book.characters.merging(book.characterSpeech) { $1 })
  }

  /// Returns what says how the words of a language are spoken.
  func speller(for language: String, punctuation: VoiceProfile.Punctuation) -> WordSpeller {
    let book = book(for: language)
    let rules = book.flatMap(rules)
    return WordSpeller(
      pronunciations: pronunciations(for: language), punctuation: punctuation,
      reading: book.flatMap { book in
        rules.map { TextReading(rules: $0, plurals: book.plurals, language: language) }
      },
      unnamedEmoji: rules?.unnamedEmoji, kana: readsKanji(in: language) ? kana : nil)
  }

  /// Whether kanji of a language are read before its voice gets them: Chinese ones are not Japanese.
  private func readsKanji(in language: String) -> Bool {
    Self.primary(language.lowercased()) == "ja" && voice(for: language).unread == .kanji
  }

  // A file that comes with Earshot is read by the tests.
  private func rules(for book: Phrasebook) -> ReadingRules? {
    (try? ReadingRules.shipped(book.language)) ?? nil
  }

  private func book(for language: String) -> Phrasebook? { phrases?.book(for: language) }

  private static func primary(_ tag: String) -> Substring {
    tag.prefix { $0 != "-" && $0 != "_" }
  }
}
