package import Texts

extension Document {
  /// Reads a document, JSON when it looks like it, else YAML.
  ///
  /// - Complexity: O(n) in the length of the text.
  package convenience init(_ source: SourceText) throws(SourceError) {
    if source.looksLikeJSON { try self.init(json: source) } else { try self.init(yaml: source) }
  }

  /// Reads a YAML document of one part, without aliases, tags and repeated keys.
  package convenience init(yaml source: SourceText) throws(SourceError) {
    var parser = YAMLParser(source)
    try parser.parse()
    self.init(source, entries: parser.entries, texts: parser.texts)
  }
}
