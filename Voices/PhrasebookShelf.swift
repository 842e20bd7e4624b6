internal import Documents
internal import Synchronization

/// The phrasebooks that have been read, so that none is read twice.
final class PhrasebookShelf: Sendable {
  static let shared = PhrasebookShelf()
  private let books = Mutex<[String: Phrasebook]>([:])

  /// Returns a phrasebook that comes with Earshot.
  ///
  /// - Parameters:
  ///   - reader: The name of the reader, as its folder is named.
  ///   - tag: The language, as its file is named.
  ///   - model: The book that shows how words are written in each style, and has the words that this one
  ///     lacks; `nil` for that book itself.
  /// - Throws: An error that names the place of what cannot be read.
  /// - Returns: The book.
  func book(
    _ reader: String, _ tag: String, like model: Phrasebook?
  ) throws(SourceError) -> Phrasebook {
    let path = PhraseLibrary.path(reader, tag)
    if let book = books.withLock({ $0[path] }) { return book }
    guard let file = PhraseLibrary.files.first(where: { $0.path == path }) else {
      throw SourceError(path: path, message: "there is no such phrasebook")
    }
    let book = try Phrasebook(
      reading: SourceText(bytes: Array(file.text.utf8), path: path), over: try language(tag),
      like: model)
    books.withLock { $0[path] = book }
    return book
  }

  /// Returns how a language is written and counted, in a book without phrases.
  ///
  /// - Parameter tag: The language, as its file is named.
  /// - Throws: An error that names the place of what cannot be read.
  /// - Returns: The book; for a language without a file one that says nothing of its own.
  func language(_ tag: String) throws(SourceError) -> Phrasebook {
    let path = "Voices/Languages/\(tag).language.yaml"
    if let book = books.withLock({ $0[path] }) { return book }
    guard let file = PhraseLibrary.files.first(where: { $0.path == path }) else {
      return Phrasebook(language: tag, phrases: [:])
    }
    let book = try Phrasebook(
      readingLanguage: SourceText(bytes: Array(file.text.utf8), path: path))
    books.withLock { $0[path] = book }
    return book
  }
}
