internal import Documents
internal import Synchronization

/// The phrasebooks that have been read, so that none is read twice.
final class PhrasebookShelf: Sendable {
  static let shared = PhrasebookShelf()
  private let books = Mutex<[String: Phrasebook]>([:])

  /// Returns a phrasebook that comes with Earshot.
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
