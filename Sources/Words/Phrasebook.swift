/// The phrases of one language in every form, and the rules for joining them.
public struct Phrasebook: Sendable {
  /// The language as a BCP 47 tag.
  public internal(set) var language: String
  /// What the language is called in English, or `nil` where no text says it.
  package var languageName: String?
  /// The separator between two written fragments: `, ` or `、`.
  public var separator = ", "
  /// The full stop, with which AccessibilitySnapshot ends each word.
  package var stop = "."
  /// Where the word "selected" stands.
  package var selectedPlace = SelectedPlace.first
  /// Whether no recording shows that "selected" stands there.
  package var selectedPlaceIsAssumed = false
  /// The names of characters, said when a text is read character by character.
  package var characters: [Character: String] = [:]
  /// What a voice is given for the names that it could not say as they are written.
  package var characterSpeech: [Character: String] = [:]
  /// Which form words take beside a number.
  package var plurals = PluralRules()
  /// How each phrase of the book's own is known; those taken from the English book are not among them.
  package internal(set) var evidence: [PhraseKey: Evidence] = [:]
  var phrases: [PhraseKey: PhraseForms]

  /// Creates a phrasebook.
  package init(language: String, phrases: [PhraseKey: PhraseForms]) {
    self.language = language
    self.phrases = phrases
  }

  /// The text of a phrase, or `nil` if the form does not have it.
  ///
  /// - Parameters:
  ///   - key: The phrase.
  ///   - form: The form.
  public subscript(key: PhraseKey, form: PhraseForm) -> Phrase? { phrases[key]?[form] }

  /// The text of a phrase on a platform, or `nil` if the form does not have it.
  ///
  /// A hint that names a gesture has another text on platforms with another gesture: a TV has no taps.
  ///
  /// - Parameters:
  ///   - key: The phrase.
  ///   - form: The form.
  ///   - platform: The name of the platform in screen files.
  public subscript(key: PhraseKey, form: PhraseForm, on platform: String) -> Phrase? {
    guard let forms = phrases[key], let phrase = forms[form] else { return nil }
    return forms.variants.isEmpty ? phrase : forms.variants[platform] ?? phrase
  }

  /// The phrases in the book, in the order of their names.
  public var keys: [PhraseKey] { phrases.keys.sorted { $0.rawValue < $1.rawValue } }

  /// The name of a character in the language, or the character itself where it has none.
  package func name(of character: Character) -> String {
    characters[character] ?? String(character)
  }
}
