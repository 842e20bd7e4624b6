public import Documents

/// The phrasebooks at hand: those that come with Earshot, one a language.
public struct PhraseLibrary: Sendable {
  /// The files that come with Earshot, embedded in the program: the path that messages give a file, and
  /// its bytes.
  static let files: [(path: String, bytes: [UInt8])] = [
    ("Voices/Phrases/en.phrases.yaml", PackageResources.en_phrases_yaml)
  ]

  private let books: [Phrasebook]

  /// Reads the phrasebooks that come with Earshot.
  ///
  /// - Throws: An error that names the place of what cannot be read.
  public init() throws(SourceError) {
    var books: [Phrasebook] = []
    for file in Self.files {
      books.append(
        try Phrasebook(reading: SourceText(bytes: file.bytes, path: file.path)))
    }
    self.books = books
  }

  /// The languages of the phrasebooks, as BCP 47 tags.
  public var languages: [String] { books.map(\.language) }

  /// Returns the phrasebook of a language, or of the nearest language above it: `en` for `en-GB`.
  ///
  /// - Parameter language: A BCP 47 tag.
  /// - Returns: The phrasebook, or `nil` when the language has none.
  public func book(for language: String) -> Phrasebook? {
    var tag = language[...]
    while true {
      if let book = books.first(where: { $0.language.lowercased() == tag.lowercased() }) {
        return book
      }
      guard let hyphen = tag.lastIndex(of: "-") else { return nil }
      tag = tag[..<hyphen]
    }
  }

  /// The English phrasebook, which speaks for languages that have none.
  public var english: Phrasebook {
    book(for: "en") ?? Phrasebook(language: "en", phrases: [:])
  }
}
