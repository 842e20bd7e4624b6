internal import Documents

/// The words of every error about the XML of a dump.
struct XMLSyntax {
  /// The text.
  var source: SourceText
  /// The format that it is read as.
  var format: XMLFormat

  /// Returns an error for a text that ends too early.
  func truncated() -> SourceError {
    source.error(
      "the XML ends in the middle", at: source.bytes.count,
      suggestion: "the file was cut short: dump it again")
  }

  /// Returns an error for XML that is not well-formed.
  func malformed(at offset: Int, reason: String) -> SourceError {
    if reason.hasPrefix("Opening and ending tag mismatch") {
      return source.error(
        "the XML is malformed: \(Self.clean(reason))", at: start(of: "<", before: offset))
    }
    let rest = source.bytes[min(offset, source.bytes.count)...]
    if !rest.contains(where: { $0 > 0x20 }) { return truncated() }
    if reason.hasPrefix("xmlParseEntityRef: no name") {
      return source.error(
        "the XML is malformed: an \"&\" is not escaped", at: offset, suggestion: "write \"&amp;\"")
    }
    return source.error("the XML is malformed: \(Self.clean(reason))", at: offset)
  }

  /// Returns an error for a text that is broken before its first tag ends.
  func noDump(at offset: Int) -> SourceError {
    let noun = format.noun.drop { $0 != " " }
    return source.error("this is not a\(noun): it starts with \(format.openings)", at: offset)
  }

  /// Returns an error for a document type.
  func documentType(before offset: Int) -> SourceError {
    source.error(
      "the XML has a document type, which Earshot does not accept",
      at: start(of: "<!DOCTYPE", before: offset),
      suggestion: "remove everything from <!DOCTYPE to its >: \(format.noun) has none")
  }

  /// Returns an error for XML of another kind.
  func foreignTag(_ tag: String, at offset: Int) -> SourceError {
    source.error(
      "the outermost tag is \(SafeText.quoted(tag)), not \(format.outermost)", at: offset)
  }

  /// Returns an error for a tag with too many attributes.
  func crowded(at offset: Int) -> SourceError {
    source.error("a tag has more than \(XMLStream.maximumAttributes) attributes", at: offset)
  }

  /// Returns an error for a dump past the limits.
  func tooLarge(depth: Int, at offset: Int) -> SourceError {
    let limit =
      depth >= XMLStream.maximumDepth
      ? "is nested deeper than \(XMLStream.maximumDepth) levels"
      : "has more than \(XMLStream.maximumCount) elements"
    return source.error("the XML \(limit)", at: offset)
  }

  /// Returns an error for an envelope that holds nothing.
  static func empty(_ source: SourceText) -> SourceError {
    SourceError(
      path: source.path, message: "the dump is empty: it has no elements",
      suggestion: "take a new dump while the app is in the foreground")
  }

  /// Returns where an attribute's name stands in a tag, or `nil` when it has no such attribute.
  static func place(of attribute: String, in tag: UnsafeBufferPointer<UInt8>) -> Int? {
    let name = Array(attribute.utf8)
    var quote: UInt8?
    var last: UInt8 = 0
    for (index, byte) in tag.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if XMLSniffer.isSpace(last), tag[index...].starts(with: name),
        tag[(index + name.count)...].first.map(XMLSniffer.isInName) == false
      {
        return index
      }
      last = byte
    }
    return nil
  }

  private static func clean(_ reason: String) -> String {
    let text = SafeText.line(String(reason.prefix(200)))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  private func start(of word: String, before offset: Int) -> Int {
    let word = Array(word.utf8)
    var start = min(offset, source.bytes.count - word.count)
    while start > 0, !source.bytes[start...].starts(with: word) { start -= 1 }
    return max(0, start)
  }
}
