public import Documents

/// The phrasebooks at hand: those that come with Earshot, one a language.
///
/// A language is one file in `Voices/Phrases`, named after its tag. Only the books that are asked for are
/// read.
public struct PhraseLibrary: Sendable {
  /// The English phrasebook, which speaks for languages that have none.
  public let english: Phrasebook

  /// Reads the English phrasebook.
  ///
  /// - Throws: An error that names the place of what cannot be read.
  public init() throws(SourceError) {
    english = try PhrasebookShelf.shared.book("en", like: nil)
  }

  /// The languages of the phrasebooks, as BCP 47 tags in alphabetical order.
  public var languages: [String] { Self.tags }

  /// Returns the phrasebook of a language, or of the nearest language above it: `en` for `en-GB`.
  ///
  /// A language that is written or spoken in several ways has the book of one of them where there is no
  /// nearer one: `pt-BR` speaks for `pt-PT`.
  ///
  /// - Parameter language: A BCP 47 tag.
  /// - Returns: The phrasebook, or `nil` when the language has none.
  public func book(for language: String) -> Phrasebook? {
    guard let tag = Self.tag(for: language) else { return nil }
    return try? book(tag)
  }

  /// Reads a phrasebook that comes with Earshot.
  ///
  /// - Parameter tag: One of ``languages``.
  /// - Throws: An error that names the place of what cannot be read.
  /// - Returns: The phrasebook.
  func book(_ tag: String) throws(SourceError) -> Phrasebook {
    tag == english.language
      ? english : try PhrasebookShelf.shared.book(tag, like: english)
  }
}
