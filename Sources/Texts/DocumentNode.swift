/// One node of a ``Document``, with the readers that turn it into what its key calls for.
package struct DocumentNode: Sendable {
  /// The document that the node belongs to.
  package let document: Document
  /// The node's place in document order.
  package let index: Int

  init(document: Document, index: Int) {
    self.document = document
    self.index = index
  }

  /// What the node is.
  package var kind: Document.Kind { document.entries[index].kind }

  /// The text of a scalar as written, quotes and escapes resolved.
  package var text: String { document.text(of: index) }

  /// Where the node starts, in bytes from the start of the source.
  package var offset: Int { Int(document.entries[index].offset) }

  /// The line on which the node starts, counted from 1.
  ///
  /// - Complexity: O(n) in the bytes before the node.
  package var line: Int { document.source.location(of: offset).line }

  /// Where a scalar is written, quotes included, in bytes from the start of the source; empty for a list
  /// or a mapping, and for a YAML value that is left out.
  package var sourceRange: Range<Int> {
    offset..<max(offset, Int(document.entries[index].sourceEnd))
  }

  /// Whether the node is none where no word belongs: ``isBlank``, or a YAML `null` or `~` without quotes.
  package var isNull: Bool { isBlank || kind == .plain && (isText("null") || isText("~")) }

  /// Returns whether the text of a scalar is another text, without making one of it.
  package func isText(_ text: String) -> Bool { document.isText(of: index, text) }

  /// Whether the text of a scalar is empty.
  private var isEmpty: Bool {
    let entry = document.entries[index]
    return entry.link == Document.Entry.asWritten
      ? entry.textRange.isEmpty : document.texts[Int(entry.link)].isEmpty
  }

  /// Whether nothing is written: JSON's `null`, or a YAML key with nothing behind it.
  package var isBlank: Bool {
    switch kind {
    case .null: true
    case .plain: isEmpty
    default: false
    }
  }

  /// Whether a YAML comment follows on the line where nothing is written: `textColor: #FF0000`.
  package var isCutByComment: Bool {
    guard kind == .plain, isEmpty else { return false }
    return document.source.bytes[offset...].first { $0 != 0x20 && $0 != 0x09 } == 0x23
  }

  /// Where a YAML comment begins that may have been meant as text, in bytes from the start of the source: one blank behind
  /// a text without quotes, with a letter or digit right behind its `#`, as in `Order #1042`.
  package var commentThatCuts: Int? {
    guard kind == .plain, !isEmpty else { return nil }
    let bytes = document.source.bytes
    let end = sourceRange.upperBound
    guard end + 2 < bytes.count, bytes[end] == 0x20, bytes[end + 1] == 0x23 else { return nil }
    let next = bytes[end + 2]
    let isWord =
      (0x30...0x39).contains(next) || (0x41...0x5A).contains(next) || (0x61...0x7A).contains(next)
      || next >= 0x80
    return isWord ? end + 1 : nil
  }

  /// Calls a closure for each item of a list.
  package func forEachItem(
    _ body: (DocumentNode) throws(SourceError) -> Void
  ) throws(SourceError) {
    var child = index + 1
    let end = document.end(of: index)
    while child < end {
      try body(DocumentNode(document: document, index: child))
      child = document.end(of: child)
    }
  }

  /// Calls a closure for each key and value of a mapping.
  package func forEachPair(
    _ body: (DocumentNode, DocumentNode) throws(SourceError) -> Void
  ) throws(SourceError) {
    var key = index + 1
    let end = document.end(of: index)
    while key < end {
      let value = document.end(of: key)
      try body(
        DocumentNode(document: document, index: key),
        DocumentNode(document: document, index: value))
      key = document.end(of: value)
    }
  }

  /// The texts of the node and of all below it, keys included, in document order.
  package var allTexts: [String] {
    (index..<document.end(of: index)).lazy.map(document.text(of:)).filter { !$0.isEmpty }
  }

  /// The items of a list; empty for any other node.
  package var items: [DocumentNode] {
    guard kind == .sequence else { return [] }
    var items: [DocumentNode] = []
    var child = index + 1
    let end = document.end(of: index)
    while child < end {
      items.append(DocumentNode(document: document, index: child))
      child = document.end(of: child)
    }
    return items
  }

  /// Returns an item of a list, or `nil` when there is none or this is no list.
  ///
  /// - Complexity: O(n) in the items before it.
  package func item(at place: Int) -> DocumentNode? {
    guard kind == .sequence else { return nil }
    var child = index + 1
    let end = document.end(of: index)
    for _ in 0..<place where child < end { child = document.end(of: child) }
    return child < end ? DocumentNode(document: document, index: child) : nil
  }

  /// Returns the value of a mapping's key, or `nil` when there is none or this is no mapping.
  ///
  /// - Complexity: O(k) in the number of keys.
  package subscript(key: String) -> DocumentNode? {
    guard kind == .mapping else { return nil }
    var child = index + 1
    let end = document.end(of: index)
    while child < end {
      let value = document.end(of: child)
      if document.isText(of: child, key) {
        return DocumentNode(document: document, index: value)
      }
      child = document.end(of: value)
    }
    return nil
  }

  /// Returns an error about this node.
  package func error(_ message: String, suggestion: String? = nil) -> SourceError {
    document.source.error(message, at: offset, suggestion: suggestion)
  }
}
