/// How words and characters of a language are spoken where the engine's rules do not know.
///
/// "SwiftUI" is handed to the engine as "Swift U I"; captions keep "SwiftUI".
public struct Pronunciations: Equatable, Sendable {
  /// The language as a BCP 47 tag, or an empty text for any.
  public var language: String
  /// Words as they are written, and what is spoken for each.
  package var words: [String: String]
  /// Signs that are spoken in words wherever they stand, such as "%" where the engine reads it in another
  /// language.
  package var signs: [Character: String]
  /// The names of characters, said when they are spelled and when punctuation is named.
  package var characters: [Character: String]
  /// What is said for a capital letter, with `{letter}` for its name, or `nil` for nothing more.
  package var capital: String?

  /// Creates pronunciations.
  package init(
    language: String, words: [String: String] = [:], signs: [Character: String] = [:],
    characters: [Character: String] = [:], capital: String? = nil
  ) {
    self.language = language
    self.words = words
    self.signs = signs
    self.characters = characters
    self.capital = capital
  }
}
