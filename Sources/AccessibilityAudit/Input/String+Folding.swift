extension String {
  /// Whether every letter is a capital, so that a script without capitals has none in it.
  var isInCapitals: Bool {
    // Nearly each text has a small letter of ASCII near its beginning.
    if utf8.contains(where: { (0x61...0x7A).contains($0) }) { return false }
    let letters = filter(\.isLetter)
    return !letters.isEmpty && letters.allSatisfy(\.isUppercase)
  }

  /// The text with a capital at its beginning.
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text without white space at its ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return first == startIndex && index(after: last) == endIndex ? self : String(self[first...last])
  }

  /// The words of the text in lower case: runs of letters and digits, with apostrophes inside.
  var foldedWords: [String] {
    // Nearly all text is ASCII, where bytes tell what tables of Unicode tell at far more cost.
    var text = self
    return text.withUTF8(Self.asciiWords)
      ?? lowercased().split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
      .map(String.init)
  }

  /// Returns the words of a text in lower case, or `nil` for one that is not all ASCII.
  private static func asciiWords(_ bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
    var words: [String] = []
    var start: Int?
    func end(_ first: Int, _ end: Int) {
      words.append(
        String(unsafeUninitializedCapacity: end - first) { word in
          for place in first..<end {
            let byte = bytes[place]
            word[place - first] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
          }
          return end - first
        })
    }
    for (place, byte) in bytes.enumerated() {
      guard byte < 0x80 else { return nil }
      if byte.isASCIILetterOrDigit || byte == UInt8(ascii: "'") {
        start = start ?? place
      } else if let first = start {
        end(first, place)
        start = nil
      }
    }
    if let first = start { end(first, bytes.count) }
    return words
  }

  /// The letters and digits of the text in lower case, everything else left out.
  var folded: String {
    guard let bytes = asciiLowercased else {
      return lowercased().filter { $0.isLetter || $0.isNumber }
    }
    return String(decoding: bytes.filter(\.isASCIILetterOrDigit), as: UTF8.self)
  }

  /// Returns whether the text holds another one, letter by letter.
  func holds(mark: StaticString) -> Bool {
    mark.withUTF8Buffer { mark in
      guard let start = mark.first else { return true }
      var text = utf8[...]
      while let place = text.firstIndex(of: start) {
        text = text[place...]
        if text.starts(with: mark) { return true }
        text = text.dropFirst()
      }
      return false
    }
  }

  // The bytes in lower case, or nil for a text that is not all ASCII.
  private var asciiLowercased: [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      guard byte < 0x80 else { return nil }
      bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    }
    return bytes
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) || (0x30...0x39).contains(self)
  }
}
