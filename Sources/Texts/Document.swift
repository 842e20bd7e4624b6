/// A YAML or JSON text as a flat tree of located nodes.
///
/// Nodes stand in document order (each before what it holds); a mapping holds key, value, key, value.
/// Nothing is guessed: a YAML `on` or `12` stays the word that was written, and the reader of a key
/// decides what it must be.
package final class Document: Sendable {
  /// What a node is.
  package enum Kind: Sendable {
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

  package static var tooMany: String { "the input has more than \(maximumCount) values" }

  /// A node in 16 bytes: most texts stand in the source as they are, and are made when asked for.
  package struct Entry: Sendable {
    /// Where the node starts, in bytes.
    package var offset: Int32
    /// Where a scalar ends, in bytes; of a list or a mapping, where it starts.
    package var sourceEnd: Int32
    /// Of a list or a mapping, the index after the last node inside; of a scalar, the index of its text
    /// among ``Document/texts``, or ``asWritten``.
    package var link: Int32
    package var kind: Kind

    /// The link of a scalar whose text stands in the source, between the quotes if there are any.
    package static let asWritten: Int32 = -1

    /// Where the text of a scalar that is ``asWritten`` stands.
    package var textRange: Range<Int> {
      kind == .string
        ? Int(offset) + 1..<Int(sourceEnd) - 1 : Int(offset)..<max(Int(offset), Int(sourceEnd))
    }

    package init(offset: Int32, sourceEnd: Int32, link: Int32, kind: Kind) {
      self.offset = offset
      self.sourceEnd = sourceEnd
      self.link = link
      self.kind = kind
    }
  }

  /// The largest number of nodes that is read.
  package static let maximumCount = 10_000_000

  /// The text that the document was read from.
  package let source: SourceText
  let entries: [Entry]
  /// The texts of scalars that the source writes with escapes or over several lines.
  let texts: [String]

  /// The outermost node.
  package var root: DocumentNode { DocumentNode(document: self, index: 0) }

  /// Reads a JSON document.
  package init(json source: SourceText) throws(SourceError) {
    self.source = source
    (entries, texts) = try JSONParser.read(source)
  }

  /// Takes what a parser of another notation has read.
  package init(_ source: SourceText, entries: [Entry], texts: [String]) {
    self.source = source
    self.entries = entries
    self.texts = texts
  }

  /// Returns the index after the last node inside another.
  func end(of index: Int) -> Int {
    switch entries[index].kind {
    case .sequence, .mapping: Int(entries[index].link)
    default: index + 1
    }
  }

  /// Returns the text of a scalar, quotes and escapes resolved; of a list or a mapping, nothing.
  func text(of index: Int) -> String {
    let entry = entries[index]
    switch entry.kind {
    case .sequence, .mapping: return ""
    default: break
    }
    guard entry.link == Entry.asWritten else { return texts[Int(entry.link)] }
    return source.bytes.withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[entry.textRange]), as: UTF8.self)
    }
  }

  /// Returns whether the text of a scalar is another text, byte for byte.
  func isText(of index: Int, _ other: String) -> Bool {
    let entry = entries[index]
    if entry.kind == .sequence || entry.kind == .mapping { return false }
    guard entry.link == Entry.asWritten else { return texts[Int(entry.link)] == other }
    let range = entry.textRange
    let length = other.utf8.count
    guard range.count == length else { return false }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var place = range.lowerBound
      for byte in other.utf8 {
        if bytes[place] != byte { return false }
        place += 1
      }
      return true
    }
  }
}
