public import Texts

/// The phrasebooks of one reader: those that come with Earshot, or a reader's own.
///
/// The words of a reader are a folder of `Voices/Phrases` with a file a language, named after its tag; only
/// the books that are asked for are unpacked. A word that a language lacks is said in English, and marked.
public struct PhraseLibrary: Sendable {
  /// The name of the reader whose words these are, as its folder is named.
  public let reader: String
  /// The English phrasebook, which speaks for languages that have none.
  package let english: Phrasebook
  /// The languages of the phrasebooks, as BCP 47 tags in alphabetical order.
  public let languages: [String]
  /// The books of a reader that does not come with Earshot, by language.
  private let own: [String: Phrasebook]

  /// Takes the phrasebooks of a reader that comes with Earshot.
  ///
  /// - Parameter reader: The name of the reader, as its folder is named.
  /// - Throws: An error for a reader that does not come with Earshot.
  public init(of reader: String = "voiceover-ios") throws(SourceError) {
    guard let book = PhrasebookShelf.shared.book(reader, "en", like: nil) else {
      throw SourceError(
        path: reader, message: "no words of this reader come with Earshot",
        suggestion: "readers that have words: \(Self.readers.joined(separator: ", "))")
    }
    self.reader = reader
    own = [:]
    english = book
    languages = Self.tags(of: reader)
  }

  /// Reads the phrasebooks of a reader of one's own, one of which is English.
  package init(of reader: String, readingRoots roots: [DocumentNode]) throws(SourceError) {
    self.reader = reader
    let shelf = PhrasebookShelf.shared
    var books: [String: Phrasebook] = [:]
    for root in roots {
      let language = try Phrasebook.language(of: root)
      guard language == "en" else { continue }
      books["en"] = try Phrasebook(reading: root, over: shelf.language("en"))
    }
    guard let english = books["en"] else {
      throw SourceError(
        path: reader, message: "a reader needs a phrasebook with \"language: en\"",
        suggestion: "it says which phrases there are, and speaks where another language lacks one")
    }
    for root in roots {
      let language = try Phrasebook.language(of: root)
      guard language != "en" else { continue }
      books[language] = try Phrasebook(
        reading: root, over: shelf.language(language), like: english)
    }
    self.english = english
    own = books
    languages = books.keys.sorted()
  }

  /// Returns the phrasebook of a language, or of the nearest language above it: `en` for `en-GB`.
  ///
  /// A language that is written or spoken in several ways has the book of one of them where there is no
  /// nearer one: `pt-BR` speaks for `pt-PT`.
  ///
  /// - Parameter language: A BCP 47 tag.
  /// - Returns: The phrasebook, or `nil` when the language has none.
  public func book(for language: String) -> Phrasebook? {
    tag(for: language).flatMap { book($0) }
  }

  /// Returns one of the phrasebooks by its exact tag.
  func book(_ tag: String) -> Phrasebook? {
    if tag == english.language { return english }
    return own[tag] ?? PhrasebookShelf.shared.book(reader, tag, like: english)
  }
}
