/// Text from an input, made safe for a terminal and for a line of a transcript.
///
/// Labels are hostile until shown safe: a control character could move the terminal's cursor, a
/// bidirectional override could turn the visible order of a line around.
package enum SafeText {
  /// Returns the text on one line: line breaks and control characters become single spaces.
  ///
  /// Bidirectional embeddings, overrides and isolates are dropped, as they change how the rest of the
  /// line is shown and are never heard. White space at both ends is dropped, and runs of it that came
  /// from line breaks or control characters collapse to one space. Glyphs of icon fonts, which stand in no
  /// other font, are named: `U+E823`.
  ///
  /// - Parameter text: Any text.
  /// - Returns: Text without line breaks, control characters and bidirectional controls.
  /// - Complexity: O(n) in the length of the text; text that is safe already is returned as it is.
  package static func line(_ text: String) -> String {
    if isSafe(text) { return text }
    var result = String.UnicodeScalarView()
    var pendingSpace = false
    for scalar in text.unicodeScalars {
      switch category(of: scalar) {
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
        result += "U+\(String(scalar.value, radix: 16, uppercase: true))".unicodeScalars
      }
    }
    while result.last == " " { result.removeLast() }
    return String(result)
  }

  /// Returns the text in double quotes, made safe and cut after 60 characters, as messages quote it.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The quoted text.
  package static func quoted(_ text: String) -> String {
    // One character can hold any number of marks, so that scalars are counted too.
    let start = String(text.unicodeScalars.prefix(400))
    let safe = line(start)
    let isCut = safe.count > 60 || start.utf8.count < text.utf8.count
    return isCut ? "\"\(safe.prefix(60))…\"" : "\"\(safe)\""
  }

  private enum Category { case kept, space, dropped, glyph }

  private static func category(of scalar: Unicode.Scalar) -> Category {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: .space
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: .dropped
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: .glyph
    default: .kept
    }
  }

  private static func isSafe(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return true }
      guard first != 0x20, last != 0x20 else { return false }
      // Every byte of the characters in question, other than ASCII controls, follows one of these
      // leading bytes: C1 controls (C2), the Arabic letter mark (D8), general punctuation (E2), private use
      // (EE, EF, F3, F4) and the byte order mark (EF). Other text needs no second look.
      return !bytes.contains { byte in
        byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEE
          || byte == 0xEF || byte >= 0xF3
      }
    }
  }
}
