extension YAMLParser {
  /// Refuses ends of lines that editors and reviews do not show, outside of texts.
  ///
  /// In YAML 1.1 a comment ends at U+0085, U+2028, U+2029 and at a carriage return alone; what follows is read, and
  /// looks like a part of the comment. Files whose lines all end in a carriage return alone are read.
  func refuseLineEndsThatNobodySees() throws(SourceError) {
    var texts = entries.lazy.filter { $0.kind == .plain || $0.kind == .string }.makeIterator()
    var text = texts.next()
    for end in Self.hiddenLineEnds(in: source.bytes) {
      while let passed = text, passed.sourceEnd <= end.offset { text = texts.next() }
      if let text, text.offset <= end.offset { continue }
      throw source.error(
        "\(end.name) ends a line here, but editors do not show it", at: end.offset,
        suggestion: "end the line with a line feed, or delete the character")
    }
  }

  private static func hiddenLineEnds(in bytes: [UInt8]) -> [(offset: Int, name: String)] {
    var found: [(offset: Int, name: String)] = []
    // Whether a comment may have begun on the line, as editors show it.
    var hasSign = false
    for (offset, byte) in bytes.enumerated() {
      if byte == 0x0A { hasSign = false }
      if byte == 0x23 { hasSign = true }
      guard byte == 0x0D || byte == 0xC2 || byte == 0xE2 else { continue }
      let rest = bytes[offset...].prefix(3).dropFirst()
      switch (byte, rest.first, rest.last) {
      case (0x0D, let next, _) where next != 0x0A && hasSign:
        found.append((offset, "a carriage return alone"))
      case (0xC2, 0x85, _): found.append((offset, "U+0085"))
      case (0xE2, 0x80, 0xA8): found.append((offset, "U+2028"))
      case (0xE2, 0x80, 0xA9): found.append((offset, "U+2029"))
      default: break
      }
    }
    return found
  }
}
