/// A YAML or JSON text as a flat tree of located nodes.
///
/// Nodes stand in document order (each before what it holds); a mapping holds key, value, key, value.
/// Nothing is guessed: a YAML `on` or `12` stays the word that was written, and the reader of a key
/// decides what it must be.
public final class Document: Sendable {
  /// What a node is.
  public enum Kind: Sendable {
    /// A list.
    case sequence
    /// A list of keys and values.
    case mapping
    /// A text in quotes, or a block scalar.
    case string
    /// A YAML scalar without quotes: its key says what it is.
    case plain
    /// A JSON number, `NaN` and `Infinity` included.
    case number
    /// A JSON `true` or `false`.
    case boolean
    /// A JSON `null`.
    case null
  }

  static var tooMany: String { "the input holds more than \(maximumCount) values" }

  struct Entry: Sendable {
    var kind: Kind
    /// Where the node starts, in bytes.
    var offset: Int32
    /// The index after the last node inside this one.
    var end: Int32
    /// Where a scalar ends, in bytes; of a list or a mapping, where it starts.
    var sourceEnd: Int32
    var text: String
  }

  /// The largest number of nodes that is read.
  static let maximumCount = 10_000_000

  /// The text that the document was read from.
  public let source: SourceText
  let entries: [Entry]

  /// The outermost node.
  public var root: DocumentNode { DocumentNode(document: self, index: 0) }

  /// Reads a document, JSON when it looks like it, else YAML.
  ///
  /// - Parameter source: The text.
  /// - Throws: An error that names the place of what cannot be read.
  /// - Complexity: O(n) in the length of the text.
  public convenience init(_ source: SourceText) throws(SourceError) {
    if source.looksLikeJSON { try self.init(json: source) } else { try self.init(yaml: source) }
  }

  /// Reads a JSON document.
  ///
  /// - Parameter source: The text.
  /// - Throws: An error that names the place of what cannot be read.
  public init(json source: SourceText) throws(SourceError) {
    self.source = source
    var parser = JSONParser(source)
    self.entries = try parser.parse()
  }

  /// Reads a YAML document of one part, without aliases, tags and repeated keys.
  ///
  /// - Parameter source: The text.
  /// - Throws: An error that names the place of what cannot be read.
  public init(yaml source: SourceText) throws(SourceError) {
    self.source = source
    var parser = YAMLParser(source)
    self.entries = try parser.parse()
  }
}
