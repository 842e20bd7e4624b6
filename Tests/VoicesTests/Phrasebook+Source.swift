import Documents

@testable import Voices

extension Phrasebook {
  /// Reads a phrasebook from a text.
  init(
    reading source: SourceText, over base: Phrasebook? = nil, like model: Phrasebook? = nil
  ) throws(SourceError) {
    try self.init(reading: Document(source).root, over: base, like: model)
  }

  /// Reads a language from a text.
  init(readingLanguage source: SourceText) throws(SourceError) {
    try self.init(readingLanguage: Document(source).root)
  }
}
