/// Reads one JSON string with escapes, from behind its opening quote.
struct JSONStringReader {
  let source: SourceText
  var position: Int
  /// Where the opening quote stands, for messages.
  let start: Int
  private var text: [UInt8] = []

  init(source: SourceText, position: Int, start: Int) {
    self.source = source
    self.position = position
    self.start = start
  }

  mutating func read() throws(SourceError) -> String {
    while position < source.bytes.count {
      let byte = source.bytes[position]
      position += 1
      switch byte {
      case 0x22:
        // Escapes may put together what the source does not hold.
        if let fault = text.withUnsafeBufferPointer(MarkRun.fault) {
          throw source.error(fault.message, at: start)
        }
        return String(decoding: text, as: UTF8.self)
      case 0x5C: try escape()
      case 0..<0x20:
        // A text that nothing closes was cut off.
        guard source.bytes[position...].contains(0x22) else {
          position = source.bytes.count
          continue
        }
        throw source.error(
          "a control character in a JSON string", at: position - 1,
          suggestion: "escape it; write a line break as \\n")
      default: text.append(byte)
      }
    }
    throw source.error(
      "this text has no closing quote", at: start, suggestion: JSONParser.cutShort)
  }

  private mutating func escape() throws(SourceError) {
    let start = position - 1
    guard position < source.bytes.count else { return }
    let byte = source.bytes[position]
    position += 1
    switch byte {
    case 0x22, 0x5C, 0x2F: text.append(byte)
    case 0x62: text.append(0x08)
    case 0x66: text.append(0x0C)
    case 0x6E: text.append(0x0A)
    case 0x72: text.append(0x0D)
    case 0x74: text.append(0x09)
    case 0x75: append(try unicode(at: start))
    default: throw source.error("this is not a JSON escape", at: start)
    }
  }

  private mutating func unicode(at start: Int) throws(SourceError) -> Unicode.Scalar {
    let high = try hexadecimal(at: start)
    if (0xD800..<0xDC00).contains(high), source.bytes[position...].starts(with: [0x5C, 0x75]) {
      let before = position
      position += 2
      let low = try hexadecimal(at: before)
      if (0xDC00..<0xE000).contains(low) {
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
      }
      position = before
    }
    return Unicode.Scalar(high) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal(at start: Int) throws(SourceError) -> UInt32 {
    let before = position
    let digits = source.bytes[position...].prefix(4)
    var value: UInt32 = 0
    for digit in digits {
      // `UInt32.init(_:radix:)` would take a sign for a digit.
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { break }
      value = value << 4 | UInt32(number)
      position += 1
    }
    guard position - before == 4 else {
      throw source.error("\\u needs four hexadecimal digits", at: start)
    }
    return value
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    text.append(contentsOf: String(scalar).utf8)
  }
}
