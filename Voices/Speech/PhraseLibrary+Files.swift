public import Documents
public import Voices

extension PhraseLibrary {
  /// Reads the phrasebooks of a reader of one's own.
  ///
  /// - Parameters:
  ///   - reader: The name of the reader.
  ///   - texts: Its `*.phrases.yaml` files; one of them is English.
  /// - Throws: An error that names the place of what cannot be read, and one for books without English.
  public init(of reader: String, reading texts: [SourceText]) throws(SourceError) {
    var roots: [DocumentNode] = []
    for text in texts { roots.append(try Document(text).root) }
    try self.init(of: reader, readingRoots: roots)
  }
}
