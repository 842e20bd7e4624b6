/// The start of an element's line: ` →Window (Main), 0x600003, `.
struct DebugDescriptionLine {
  /// How far the line is indented, in characters; an arrow counts as one.
  let indent: Int
  /// The name of the type.
  let type: String
  /// Where the rest of the line starts: its fields.
  let rest: Int

  /// Reads the start of a line; fails for a line that is no element's.
  init?(_ bytes: [UInt8], at start: Int) {
    var index = start
    var indent = 0
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 {
      indent += 1
      index += 1
    }
    if bytes[index...].starts(with: "→".utf8) {
      indent += 1
      index += 3
    }
    let name = index
    while index < bytes.count, Self.isLetter(bytes[index]) { index += 1 }
    guard index - name >= 3, index - name <= 40, (0x41...0x5A).contains(bytes[name]) else {
      return nil
    }
    type = String(decoding: bytes[name..<index], as: UTF8.self)
    self.indent = indent
    // A qualifier: "(Main)".
    if bytes[index...].starts(with: " (".utf8) {
      let end = bytes[index...].prefix(60).firstIndex { $0 == UInt8(ascii: ")") || $0 == 0x0A }
      guard let end, bytes[end] == UInt8(ascii: ")") else { return nil }
      index = end + 1
    }
    let hasComma = index < bytes.count && bytes[index] == UInt8(ascii: ",")
    if hasComma { index += 1 }
    guard index < bytes.count, bytes[index] == 0x20 else { return nil }
    index += 1
    if bytes[index...].starts(with: "0x".utf8) {
      index += 2
      while index < bytes.count, Self.isHexadecimal(bytes[index]) { index += 1 }
    } else if !hasComma
      || !Self.startsFrame(bytes[index...])
        && !["pid: ", "identifier: '", "label: '", "title: '"].contains(where: {
          bytes[index...].starts(with: $0.utf8)
        })
    {
      return nil
    }
    rest = index
  }

  /// Whether a text starts with a frame, `{{16.0, -4.0}, ` or `{{inf, inf}, `: recorded transcripts hold
  /// `{{number}}`.
  private static func startsFrame(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.starts(with: "{{".utf8) else { return false }
    let number = bytes.dropFirst(2).drop { $0 == UInt8(ascii: "-") }
    return number.first.map { (0x30...0x39).contains($0) } == true
      || number.starts(with: "inf".utf8) || number.starts(with: "nan".utf8)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte & 0xDF)
  }
}
