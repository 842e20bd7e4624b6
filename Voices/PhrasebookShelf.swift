internal import Synchronization

/// The phrasebooks that have been unpacked, so that none is unpacked twice.
final class PhrasebookShelf: Sendable {
  static let shared = PhrasebookShelf()
  private let books = Mutex<[String: Phrasebook]>([:])
  private let languages = Mutex<[String: Phrasebook]>([:])

  /// Returns a phrasebook that comes with Earshot, or `nil` where there is none.
  func book(_ reader: String, _ tag: String, like model: Phrasebook?) -> Phrasebook? {
    let name = "\(reader)/\(tag)"
    if let book = books.withLock({ $0[name] }) { return book }
    // A version says in a language what its neighbour does, unless it has a book of its own.
    let packed = [reader, PhraseLibrary.neighbour(of: reader)].lazy.compactMap { owner in
      PhraseLibrary.packedPhrases.first { $0.reader == owner && $0.tag == tag }
    }.first
    guard let packed else { return nil }
    let book = Phrasebook(packedPhrases: packed.words, over: language(tag), like: model)
    books.withLock { $0[name] = book }
    return book
  }

  /// Returns how a language is written and counted, in a book without phrases.
  func language(_ tag: String) -> Phrasebook {
    if let book = languages.withLock({ $0[tag] }) { return book }
    guard let packed = PhraseLibrary.packedLanguages[tag] else {
      return Phrasebook(language: tag, phrases: [:])
    }
    let book = Phrasebook(packedLanguage: packed)
    languages.withLock { $0[tag] = book }
    return book
  }
}
