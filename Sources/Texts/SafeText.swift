/// Text from an input, made safe for a terminal, a page, a report and a line of a transcript.
///
/// Labels are hostile until shown safe: a control character could move the terminal's cursor, a
/// bidirectional override could turn the visible order of a line around, and letters that nobody sees could
/// carry words that only a machine reads. Whatever is written for people to read goes through here;
/// `TextSafety` says what becomes of each character.
package enum SafeText {
  /// Returns the text on one line: line breaks and control characters become single spaces.
  ///
  /// Characters that change how the rest of the line is shown, or that nobody sees, are dropped: they are
  /// never heard. White space at both ends is dropped, and runs of it that came
  /// from line breaks or control characters collapse to one space. Glyphs of icon fonts, which stand in no
  /// other font, are named: `U+E823`.
  ///
  /// - Complexity: O(n) in the length of the text; text that is safe already is returned as it is.
  package static func line(_ text: String) -> String {
    if isSafe(text, allowsEdges: false) { return text }
    var result = String.UnicodeScalarView()
    var pendingSpace = false
    var safety = TextSafety()
    for scalar in text.unicodeScalars {
      switch safety.fate(of: scalar) {
      case .dropped: continue
      case .space: pendingSpace = true
      case .kept:
        // White space of the author's own stays as wide as it is, but not beside a line break.
        if scalar == " ", pendingSpace || result.isEmpty { continue }
        if pendingSpace, let last = result.last, last != " " { result.append(" ") }
        pendingSpace = false
        result.append(scalar)
      case .glyph:
        if pendingSpace, let last = result.last, last != " " { result.append(" ") }
        pendingSpace = false
        result += name(of: scalar)
      }
    }
    while result.last == " " { result.removeLast() }
    return String(result)
  }

  /// Returns the text with its lines, tabs and white space as they are, and all else as ``line(_:)`` leaves it.
  ///
  /// - Complexity: O(n) in the length of the text; text that is safe already is returned as it is.
  package static func lines(_ text: String) -> String {
    if isSafe(text, allowsEdges: true) { return text }
    var result = String.UnicodeScalarView()
    var safety = TextSafety()
    for scalar in text.unicodeScalars {
      switch safety.fate(of: scalar) {
      case .dropped: continue
      case .space where scalar == "\n" || scalar == "\t": result.append(scalar)
      // Of a line break in two characters one is enough.
      case .space where scalar == "\r": continue
      case .space: result.append(" ")
      case .kept: result.append(scalar)
      case .glyph: result += name(of: scalar)
      }
    }
    return String(result)
  }

  /// Returns the text in double quotes, made safe and cut after 60 characters, as messages quote it.
  package static func quoted(_ text: String) -> String {
    // One character can hold any number of marks, so that scalars are counted too.
    let start = String(text.unicodeScalars.prefix(400))
    let safe = line(start)
    let isCut = safe.count > 60 || start.utf8.count < text.utf8.count
    return isCut ? "\"\(safe.prefix(60))…\"" : "\"\(safe)\""
  }

  private static func name(of scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    "U+\(String(scalar.value, radix: 16, uppercase: true))".unicodeScalars
  }

  private static func isSafe(_ text: String, allowsEdges: Bool) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return true }
      guard allowsEdges || first != 0x20 && last != 0x20 else { return false }
      // Every byte of the characters in question, other than ASCII controls, follows one of these
      // leading bytes: C1 controls and the soft hyphen (C2), the joiner of graphemes (CD), the Arabic letter mark (D8),
      // fillers and selectors of Hangul, Khmer and Mongolian (E1, E3), general punctuation (E2), private use (EE, EF, F3,
      // F4), variation selectors and the byte order mark (EF), tags (F3), controls of music and shorthand (F0). Other
      // text needs no second look.
      return !bytes.contains { byte in
        byte < 0x20 && (!allowsEdges || byte != 0x0A && byte != 0x09) || byte == 0x7F
          || byte == 0xC2 || byte == 0xCD || byte == 0xD8 || (0xE1...0xE3).contains(byte)
          || byte >= 0xEE
      }
    }
  }
}
