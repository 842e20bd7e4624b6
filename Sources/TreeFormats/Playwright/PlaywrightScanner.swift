internal import Documents

/// Takes the line of an item apart.
///
/// Lines are YAML, yet mostly no keys that a YAML reader would agree to take apart further: a role, a
/// name as a JSON text or as a pattern between slashes, marks in brackets. A line that holds a colon or
/// the like is in quotes as a whole.
struct PlaywrightScanner {
  /// Why a line cannot be read.
  struct Failure: Error {
    /// What is wrong, in lower case.
    var message: String
    /// Where, in bytes from the start of the line.
    var place: Int
    /// Whether the line ends too early.
    var isCut = false
  }

  private let bytes: [UInt8]
  private var place = 0

  /// Creates a scanner.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Reads an item.
  mutating func item() throws(Failure) -> PlaywrightElement {
    skipSpace()
    var element: PlaywrightElement
    if next == 0x27 || next == 0x22 {
      let start = place
      let key = Array(try (next == 0x27 ? singleQuoted() : doubleQuoted()).utf8)
      var inner = PlaywrightScanner(key)
      do throws(Failure) {
        element = try inner.key()
        inner.skipSpace()
        if inner.next != nil { throw inner.unexpected() }
      } catch { throw Failure(message: error.message, place: start, isCut: error.isCut) }
    } else {
      element = try key()
    }
    skipSpace()
    if next == 0x3A {
      place += 1
      skipSpace()
      element.isQuoted = next == 0x22 || next == 0x27
      element.text = try value()
    } else if next != nil, next != 0x23 {
      throw unexpected()
    }
    return element
  }

  private mutating func key() throws(Failure) -> PlaywrightElement {
    var element = PlaywrightElement()
    if starts("<changed> ") { place += 10 }
    if starts("ref=") {
      element.kind = .unchanged
      place = bytes.count
      return element
    }
    if next == 0x2F {
      place += 1
      element.kind = .property(word())
      return element
    }
    element.role = word()
    guard !element.role.isEmpty else { throw unexpected() }
    if element.role == "text" { element.kind = .text }
    while true {
      let before = place
      skipSpace()
      switch next {
      case 0x22 where element.name == nil: element.name = try doubleQuoted()
      case 0x27 where element.name == nil && before < place: element.name = try singleQuoted()
      case 0x2F where element.name == nil:
        element.name = try pattern()
        element.isPattern = true
      // A pattern that was copied out of a test's template literal.
      case 0x24 where starts("${/") && element.name == nil:
        place += 2
        element.name = try pattern()
        element.isPattern = true
        if next == 0x7D { place += 1 }
      case 0x5B: element.marks.append(try mark())
      default: return element
      }
    }
  }

  /// A mark in brackets.
  private mutating func mark() throws(Failure) -> (key: Substring, word: String) {
    let start = place
    while let byte = next, byte != 0x5D { place += byte == 0x0A ? bytes.count : 1 }
    guard next == 0x5D else {
      throw Failure(message: "a mark in brackets is not closed", place: start, isCut: true)
    }
    let parts = String(decoding: bytes[(start + 1)..<place], as: UTF8.self)
      .split(separator: "=", maxSplits: 1)
    place += 1
    return (parts.first ?? "", parts.count > 1 ? String(parts[1]) : "")
  }

  /// A pattern between slashes, read as the text that it is most like.
  private mutating func pattern() throws(Failure) -> String {
    let start = place
    var text: [UInt8] = []
    var isInSet = false
    place += 1
    while let byte = next, isInSet || byte != 0x2F {
      place += 1
      if byte == 0x5C, let escaped = next {
        let isLetter = (0x61...0x7A).contains(escaped | 0x20) || (0x30...0x39).contains(escaped)
        if isLetter { text.append(byte) }
        text.append(escaped)
        place += 1
        continue
      }
      if byte == 0x5B { isInSet = true }
      if byte == 0x5D { isInSet = false }
      text.append(byte)
    }
    guard next == 0x2F else {
      throw Failure(message: "a pattern does not end with a slash", place: start, isCut: true)
    }
    place += 1
    while let byte = next, (0x61...0x7A).contains(byte) { place += 1 }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func value() throws(Failure) -> String? {
    if next == 0x22 || next == 0x27 {
      let text = try next == 0x22 ? doubleQuoted() : singleQuoted()
      skipSpace()
      if next != nil, next != 0x23 { throw unexpected() }
      return text
    }
    var end = place
    while end < bytes.count, bytes[end] != 0x23 || end > place && bytes[end - 1] != 0x20 {
      end += 1
    }
    defer { place = bytes.count }
    return String(decoding: bytes[place..<end], as: UTF8.self).collapsed
  }

  /// A text in double quotes, with the escapes of JSON and YAML.
  private mutating func doubleQuoted() throws(Failure) -> String {
    let start = place
    place += 1
    while let byte = next, byte != 0x22, byte != 0x5C { place += 1 }
    if next == 0x22 {
      defer { place += 1 }
      return String(decoding: bytes[(start + 1)..<place], as: UTF8.self)
    }
    var text = Array(bytes[(start + 1)..<place])
    while let byte = next, byte != 0x22 {
      place += 1
      guard byte == 0x5C, let escaped = next else {
        text.append(byte)
        continue
      }
      place += 1
      switch escaped {
      case 0x6E, 0x72, 0x74, 0x62, 0x66, 0x30: text.append(0x20)
      case 0x78: text += hexadecimal(2)
      case 0x75: text += hexadecimal(4)
      default: text.append(escaped)
      }
    }
    guard next == 0x22 else {
      throw Failure(message: "a quote is not closed", place: start, isCut: true)
    }
    place += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// The character of a number; two halves of one are joined.
  private mutating func hexadecimal(_ digits: Int) -> [UInt8] {
    func number() -> UInt32? {
      guard place + digits <= bytes.count else { return nil }
      return UInt32(String(decoding: bytes[place..<(place + digits)], as: UTF8.self), radix: 16)
    }
    guard var scalar = number() else { return [] }
    place += digits
    if (0xD800..<0xDC00).contains(scalar), starts("\\u") {
      place += 2
      if let low = number(), (0xDC00..<0xE000).contains(low) {
        scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
        place += digits
      } else {
        place -= 2
      }
    }
    return Array(String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
  }

  private mutating func singleQuoted() throws(Failure) -> String {
    let start = place
    place += 1
    var text: [UInt8] = []
    while let byte = next {
      place += 1
      if byte == 0x27 {
        if next != 0x27 { return String(decoding: text, as: UTF8.self) }
        place += 1
      }
      text.append(byte)
    }
    throw Failure(message: "a quote is not closed", place: start, isCut: true)
  }

  private mutating func word() -> String {
    let start = place
    while let byte = next,
      (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D || (0x30...0x39).contains(byte)
    {
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D { place += 1 }
  }

  private func starts(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private func unexpected() -> Failure {
    Failure(
      message: "expected a role, a name in quotes, a mark in brackets or a colon", place: place,
      isCut: next == nil)
  }
}
