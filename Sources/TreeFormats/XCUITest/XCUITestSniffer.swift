/// Tells the XML of a dump from other texts by its start.
enum XCUITestSniffer {
  /// How much of a text with a document type is searched for the names of our tags.
  private static let searched = 1 << 16

  /// Returns whether the outermost tag is one of a dump's.
  ///
  /// A text with a document type is recognised too, if it goes on like a dump: the reader then says why
  /// it is refused.
  ///
  /// - Parameter bytes: The text.
  /// - Returns: `true` for a dump, one with a document type included.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while true {
      rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      if rest.starts(with: "<?".utf8) {
        guard let end = end(of: "?>", in: rest) else { return false }
        rest = rest[end...]
      } else if rest.starts(with: "<!--".utf8) {
        guard let end = end(of: "-->", in: rest) else { return false }
        rest = rest[end...]
      } else if rest.starts(with: "<!DOCTYPE".utf8) {
        let text = String(decoding: rest.prefix(searched), as: UTF8.self)
        return text.contains(XCUITestType.prefix) || text.contains("AppiumAUT")
      } else {
        return rest.starts(with: "<\(XCUITestType.prefix)".utf8)
          || rest.starts(with: "<AppiumAUT".utf8)
      }
    }
  }

  /// Returns where the first tag with too many attributes starts, or `nil` when there is none.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - limit: The most attributes that a tag may have.
  /// - Returns: The index of the tag's `<`.
  static func offsetOfCrowdedTag(_ bytes: [UInt8], limit: Int) -> Int? {
    var start = 0
    var count = 0
    var last: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "<") {
        start = index
        count = 0
      } else if last == UInt8(ascii: "="), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        count += 1
        if count > limit { return start }
      }
      // White space may stand between the equals sign and the quote.
      if byte > 0x20 { last = byte }
    }
    return nil
  }

  private static func end(of mark: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let mark = Array(mark.utf8)
    var index = bytes.startIndex
    while let found = bytes[index...].firstIndex(of: mark[0]) {
      if bytes[found...].starts(with: mark) { return found + mark.count }
      index = found + 1
    }
    return nil
  }
}
