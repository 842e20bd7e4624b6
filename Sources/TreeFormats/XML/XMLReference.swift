/// A reference to a character: `&amp;`, `&#8230;`, `&#x1F600;`.
struct XMLReference {
  /// The index after its semicolon.
  var end: Int
  /// What is to be written in its place when XML does not have the character, else `nil`.
  var replacement: String?

  /// Reads a reference; `nil` when the `&` starts none that XML has.
  ///
  /// Android's old serializer writes an emoji as two references to the halves of its surrogate pair.
  init?(_ text: [UInt8], at index: Int) {
    for name in ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"]
    where text[index...].starts(with: name.utf8) {
      end = index + name.utf8.count
      return
    }
    guard let (code, end) = Self.number(text, at: index) else { return nil }
    self.end = end
    if 0xD800..<0xDC00 ~= code, let (low, next) = Self.number(text, at: end),
      0xDC00..<0xE000 ~= low,
      let scalar = Unicode.Scalar(0x10000 + (code - 0xD800) << 10 + low - 0xDC00)
    {
      self.end = next
      replacement = String(Character(scalar))
    } else if !Self.isCharacter(code) {
      replacement = code < 0x20 ? " " : "\u{FFFD}"
    }
  }

  /// Whether XML has a character (XML 1.0, production 2).
  private static func isCharacter(_ code: UInt32) -> Bool {
    switch code {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private static func number(_ text: [UInt8], at index: Int) -> (code: UInt32, end: Int)? {
    let rest = text[index...].prefix(12)
    guard rest.starts(with: "&#".utf8), let semicolon = rest.firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let digits = rest[(index + 2)..<semicolon]
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let word = String(decoding: digits.dropFirst(isHexadecimal ? 1 : 0), as: UTF8.self)
    guard word.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let code = UInt32(word, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return (code, semicolon + 1)
  }
}
