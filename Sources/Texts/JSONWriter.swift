/// Writes JSON piece by piece, in a stable form: the same values give the same bytes everywhere.
package struct JSONWriter: Sendable {
  /// The bytes written so far, UTF-8.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false
  /// Whether a character past U+FFFF is one escape, as YAML asks, and not two.
  package var isYAML = false

  /// Creates a writer without bytes.
  package init() {}

  /// Returns the bytes written so far and holds them no more, for a text that is handed on piece by piece.
  package mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Writes raw text, such as white space between values.
  package mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Begins a mapping or a list, which ``end(_:)`` ends.
  @usableFromInline
  package mutating func begin(_ bracket: String) {
    separate()
    raw(bracket)
    needsComma = false
  }

  /// Ends a mapping or a list.
  @usableFromInline
  package mutating func end(_ bracket: String) {
    raw(bracket)
    needsComma = true
  }

  /// Writes a comma if a value stands before, for a caller that lays out lines itself.
  package mutating func separate() {
    if needsComma { raw(", ") }
    needsComma = false
  }

  /// Writes a comma and a line break with an indentation before the next value.
  package mutating func line(_ indentation: Int) {
    if needsComma { raw(",") }
    needsComma = false
    raw("\n")
    bytes.append(contentsOf: repeatElement(0x20, count: indentation))
  }

  /// Writes a line break with an indentation before the end of a mapping or a list.
  package mutating func lastLine(_ indentation: Int) {
    needsComma = false
    line(indentation)
  }

  /// Writes a key; its value comes next.
  package mutating func key(_ name: String) {
    separate()
    quote(name)
    raw(": ")
  }

  /// Writes a key with a text, or `null` for none.
  package mutating func field(_ name: String, _ value: String?) {
    key(name)
    self.value(value)
  }

  /// Writes a key with a truth value.
  package mutating func field(_ name: String, _ value: Bool) {
    key(name)
    self.value(value)
  }

  /// Writes a key with a number.
  package mutating func field(_ name: String, _ value: Double) {
    key(name)
    self.value(value)
  }

  /// Writes a key with a list of texts on one line.
  package mutating func field(_ name: String, _ value: [String]) {
    key(name)
    self.value(value)
  }

  /// Writes a text, or `null` for none.
  package mutating func value(_ text: String?) {
    separate()
    if let text { quote(text) } else { raw("null") }
    needsComma = true
  }

  /// Writes a truth value.
  package mutating func value(_ flag: Bool) {
    separate()
    raw(flag ? "true" : "false")
    needsComma = true
  }

  /// Writes a number in its shortest form that reads back the same; one that is not finite is `null`.
  package mutating func value(_ number: Double) {
    separate()
    raw(Self.text(number))
    needsComma = true
  }

  /// Writes a list of texts on one line.
  package mutating func value(_ texts: [String]) {
    array { json in
      for text in texts { json.value(text) }
    }
  }

  /// Writes a value that is JSON already.
  package mutating func value(json: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
    needsComma = true
  }

  /// Returns a number in its shortest form that reads back the same, `null` for one that is not finite.
  package static func text(_ number: Double) -> String {
    // The smallest integer has no opposite.
    if let integer = Int(exactly: number), integer.magnitude < 1 << 53 { return String(integer) }
    return number.isFinite ? "\(number)" : "null"
  }

  /// Writes a text in quotes.
  ///
  /// Besides what JSON asks for, control characters of all kinds and characters that turn the direction
  /// of a line are escaped, so that a result can be printed to a terminal, and what YAML does not take
  /// as it is. So are letters that nobody sees, in which words could hide (`TextSafety`).
  private mutating func quote(_ text: String) {
    bytes.append(0x22)
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      utf8.allSatisfy {
        $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xC2 && $0 != 0xD8
          && $0 != 0xE2 && $0 != 0xEF && $0 < 0xF3
      }
    }
    if isPlain {
      bytes.append(contentsOf: text.utf8)
    } else {
      var safety = TextSafety()
      for scalar in text.unicodeScalars { append(scalar, safety.fate(of: scalar)) }
    }
    bytes.append(0x22)
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ fate: TextSafety.Fate) {
    switch scalar.value {
    case 0x22: raw("\\\"")
    case 0x5C: raw("\\\\")
    case 0x0A: raw("\\n")
    case 0x0D: raw("\\r")
    case 0x09: raw("\\t")
    // Glyphs of icon fonts are data here, which a font may have.
    case 0x10000... where isYAML && (fate == .space || fate == .dropped):
      let digits = String(scalar.value, radix: 16)
      raw("\\U" + String(repeating: "0", count: 8 - digits.count) + digits)
    case _ where fate == .space || fate == .dropped, 0xFFFE, 0xFFFF:
      for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() {
        let digits = String(unit, radix: 16)
        raw("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      }
    default: bytes.append(contentsOf: String(scalar).utf8)
    }
  }
}
