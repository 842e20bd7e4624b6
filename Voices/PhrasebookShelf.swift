internal import Documents
internal import Synchronization

/// The phrasebooks that have been read, so that none is read twice.
final class PhrasebookShelf: Sendable {
  static let shared = PhrasebookShelf()
  private let books = Mutex<[String: Phrasebook]>([:])

  /// Returns a phrasebook that comes with Earshot.
  ///
  /// - Parameters:
  ///   - tag: The language, as its file is named.
  ///   - model: The book that shows how words are written in each style, or `nil` for that book itself.
  /// - Throws: An error that names the place of what cannot be read.
  /// - Returns: The book.
  func book(_ tag: String, like model: Phrasebook?) throws(SourceError) -> Phrasebook {
    if let book = books.withLock({ $0[tag] }) { return book }
    let path = "Voices/Phrases/\(tag).phrases.yaml"
    guard let file = PhraseLibrary.files.first(where: { $0.path == path }) else {
      throw SourceError(path: path, message: "there is no such phrasebook")
    }
    let book = try Phrasebook(reading: SourceText(bytes: file.bytes, path: path), like: model)
    books.withLock { $0[tag] = book }
    return book
  }
}
