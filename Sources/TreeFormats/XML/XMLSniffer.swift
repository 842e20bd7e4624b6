internal import SystemCalls

/// Tells XML dumps apart by their start, without parsing them.
enum XMLSniffer {
  /// What a text starts with, declarations and comments aside.
  enum Opening: Equatable {
    /// A tag of a name.
    case tag(String)
    /// A document type, with the start of the text from there on.
    case documentType(String)
    /// No XML.
    case none
  }

  /// How much of a text with a document type is searched for the names of a format's tags.
  private static let searched = 1 << 16
  /// How many bytes of other text may stand before the XML: the log of the tool that dumped it.
  static let longestPreface = 1 << 16

  /// Returns what a text starts with.
  ///
  /// Lines of another kind before the XML are passed over, as is the start of a Python byte string.
  static func opening(of bytes: [UInt8]) -> Opening {
    guard XMLByteString.isOne(bytes) else { return opening(of: bytes[...]) }
    let start = XMLByteString(Array(bytes.prefix(searched))).bytes
    return opening(of: start[...])
  }

  private static func opening(of bytes: ArraySlice<UInt8>) -> Opening {
    var rest = bytes.dropFirst(preface(of: bytes))
    while true {
      rest = rest.drop(while: isSpace)
      if rest.starts(with: "<?".utf8) {
        guard let end = end(of: "?>", in: rest) else { return .none }
        rest = rest[end...]
      } else if rest.starts(with: "<!--".utf8) {
        guard let end = end(of: "-->", in: rest) else { return .none }
        rest = rest[end...]
      } else if rest.starts(with: "<!DOCTYPE".utf8) {
        return .documentType(String(decoding: rest.prefix(searched), as: UTF8.self))
      } else {
        guard rest.first == UInt8(ascii: "<"), let first = rest.dropFirst().first,
          startsName(first)
        else { return .none }
        return .tag(
          String(decoding: rest.dropFirst().prefix(400).prefix(while: isInName), as: UTF8.self))
      }
    }
  }

  /// Returns how many bytes of other text stand before the XML, or 0 when there is none or no XML.
  static func preface(of bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first(where: { !isSpace($0) }), first != UInt8(ascii: "<") else {
      return 0
    }
    // In JSON a declaration stands in a text, and lines begin with nothing of XML.
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    let start = bytes.startIndex
    return bytes.prefix(longestPreface).withUnsafeBufferPointer { head in
      guard let base = UnsafeRawPointer(head.baseAddress) else { return 0 }
      var next = 0
      while let found = memchr(base + next, Int32(UInt8(ascii: "<")), head.count - next) {
        let index = UnsafeRawPointer(found) - base
        let last = index > 0 ? head[index - 1] : 0
        if last == 0x0A || last == 0x0D { return index }
        if isSpace(last), !isJSON, bytes[(start + index)...].starts(with: "<?xml ".utf8) {
          return index
        }
        next = index + 1
      }
      return 0
    }
  }

  /// Returns where the first tag with too many attributes starts, or `nil` when there is none.
  static func offsetOfCrowdedTag(_ bytes: [UInt8], limit: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = UnsafeRawPointer(bytes.baseAddress) else { return nil }
      var start = 0
      while start < bytes.count {
        let next = memchr(base + start + 1, Int32(UInt8(ascii: "<")), bytes.count - start - 1)
        let end = next.map { UnsafeRawPointer($0) - base } ?? bytes.count
        // An attribute has an equals sign and a quote at the least.
        if end - start > 2 * limit, attributeCount(bytes[start..<end]) > limit { return start }
        start = end
      }
      return nil
    }
  }

  private static func attributeCount(_ tag: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var count = 0
    var last: UInt8 = 0
    for byte in tag {
      if last == UInt8(ascii: "="), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        count += 1
      }
      // White space may stand between the equals sign and the quote.
      if byte > 0x20 { last = byte }
    }
    return count
  }

  /// Returns whether a byte is white space of XML.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Returns whether a byte can start the name of a tag or an attribute.
  static func startsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x3A, 0x80...: true
    default: false
    }
  }

  /// Returns whether a byte can stand in the name of a tag or an attribute.
  static func isInName(_ byte: UInt8) -> Bool {
    startsName(byte) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2E
  }

  /// Returns the index after the first occurrence of a mark, or `nil` when there is none.
  static func end(of mark: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let mark = Array(mark.utf8)
    var index = bytes.startIndex
    while let found = bytes[index...].firstIndex(of: mark[0]) {
      if bytes[found...].starts(with: mark) { return found + mark.count }
      index = found + 1
    }
    return nil
  }
}
