/// The language of words, where a page can say it.
enum LanguageTag {
  /// Returns a tag as a page may state it, `nil` for one that is none.
  ///
  /// - Parameter tag: What an input says is a BCP 47 tag.
  /// - Returns: The tag with hyphens, or `nil`.
  static func safe(_ tag: String?) -> String? {
    guard let tag, tag.utf8.count <= 35 else { return nil }
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    func isLetter(_ byte: UInt8) -> Bool {
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    guard let primary = parts.first, (2...3).contains(primary.utf8.count),
      primary.utf8.allSatisfy(isLetter),
      parts.dropFirst().allSatisfy({ part in
        (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { isLetter($0) || isDigit($0) }
      })
    else { return nil }
    return parts.joined(separator: "-")
  }
}
