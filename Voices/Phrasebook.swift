/// The phrases of one language in every form.
public struct Phrasebook: Sendable {
  /// The language as a BCP 47 tag.
  public let language: String
  private let phrases: [PhraseKey: [PhraseForm: Phrase]]

  /// Creates a phrasebook.
  ///
  /// - Parameters:
  ///   - language: The language as a BCP 47 tag.
  ///   - phrases: The phrases by key and form.
  public init(language: String, phrases: [PhraseKey: [PhraseForm: Phrase]]) {
    self.language = language
    self.phrases = phrases
  }

  /// The words of a phrase, or `nil` where this form does not say it.
  ///
  /// - Parameters:
  ///   - key: The phrase.
  ///   - form: The form.
  public subscript(key: PhraseKey, form: PhraseForm) -> Phrase? { phrases[key]?[form] }
}
