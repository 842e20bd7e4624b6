/// A dump that was printed as a Python byte string: `b'<?xml … text=\'Don\\\'t\' …'`.
///
/// Quotes have a backslash before them, line ends are the two characters `\n`, and what is not ASCII is
/// written as `\xf0\x9f…`. The opening quote may be lost, as by a copy that began at the `<`.
struct XMLByteString {
  /// The dump itself.
  private(set) var bytes: [UInt8] = []
  /// Where each of its bytes stands in the text.
  private(set) var offsets = XMLOffsets()

  /// Returns whether a text is a byte string, or a quoted string, that holds XML.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    guard let start = content(of: bytes) else { return false }
    return bytes[start...].first { !XMLSniffer.isSpace($0) } == UInt8(ascii: "<")
  }

  /// How far into a text without a quote its first escape is looked for.
  private static let reach = 2000

  /// Whether a text has the escapes of a byte string where XML has none: in front of the quote of an
  /// attribute, or between two tags.
  private static func isEscaped(_ bytes: ArraySlice<UInt8>) -> Bool {
    let head = Array(bytes.prefix(reach))
    return ["=\\'", "=\\\"", ">\\n<", ">\\r\\n<"].contains { JSONSniffer.contains($0, head) }
  }

  /// Reads a byte string up to its closing quote, or to the end of the text when there is none.
  init(_ text: [UInt8]) {
    guard let start = Self.content(of: text) else { return }
    let isOpened = start > 0 && Self.isQuote(text[start - 1])
    let end = isOpened ? text.count : Self.end(of: text)
    bytes.reserveCapacity(text.count)
    offsets.jump(from: 0, to: start)
    var index = start
    while index < end, !isOpened || text[index] != text[start - 1] {
      guard text[index] == UInt8(ascii: "\\"), index + 1 < text.count else {
        bytes.append(text[index])
        index += 1
        continue
      }
      index += Self.read(text, at: index, into: &bytes)
      offsets.jump(from: bytes.count, to: index)
    }
  }

  /// Reads an escape and returns its length in the text.
  private static func read(_ text: [UInt8], at index: Int, into bytes: inout [UInt8]) -> Int {
    switch text[index + 1] {
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""): bytes.append(text[index + 1])
    case UInt8(ascii: "x"):
      guard index + 3 < text.count, let high = digit(text[index + 2]),
        let low = digit(text[index + 3])
      else { fallthrough }
      bytes.append(high << 4 | low)
      return 4
    default: bytes += text[index...index + 1]
    }
    return 2
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }

  /// The index after the opening quote, or of the first tag where that quote is lost.
  private static func content(of bytes: [UInt8]) -> Int? {
    guard var start = bytes.firstIndex(where: { !XMLSniffer.isSpace($0) }) else { return nil }
    if bytes[start] == UInt8(ascii: "<") { return isEscaped(bytes[start...]) ? start : nil }
    if bytes[start] == UInt8(ascii: "b") { start += 1 }
    guard start < bytes.count, isQuote(bytes[start]) else { return nil }
    return start + 1
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"")
  }

  /// Where a string ends whose opening quote is lost: at a quote behind the last tag, or at the end.
  private static func end(of text: [UInt8]) -> Int {
    guard let last = text.lastIndex(where: { !XMLSniffer.isSpace($0) }) else { return text.count }
    return isQuote(text[last]) ? last : text.count
  }
}
