/// Guesses how wide text is drawn, to cut and to wrap it where no font can be asked.
///
/// The widths are those of common sans-serif faces, on the wide side: a text that is cut a little early
/// looks better than one that runs over its box.
enum TextMeasure {
  /// How far below its middle the baseline of a line stands, as a part of the font's size.
  ///
  /// Renderers of pictures do not know `dominant-baseline`.
  static let halfHeight = 0.36

  /// Returns the width of a text.
  static func width(_ text: some StringProtocol, size: Double) -> Double {
    text.reduce(0) { $0 + width(of: $1) } * size
  }

  /// Returns the width of the longest part of a text that is not broken between lines.
  static func longestWord(in text: String) -> Double {
    var longest = 0.0
    var word = 0.0
    for character in text {
      let width = width(of: character)
      word = character == " " || width >= 1 ? 0 : word + width
      longest = max(longest, word)
    }
    return longest
  }

  /// Cuts a text to a width.
  static func fitted(_ text: String, size: Double, room: Double) -> String? {
    var used = 0.0
    var shown = ""
    for character in text {
      used += width(of: character) * size
      if used > room {
        used -= width(of: character) * size
        while let last = shown.last, used + size > room {
          used -= width(of: last) * size
          shown.removeLast()
        }
        // One sign of Chinese or Japanese says as much as some letters.
        let least = shown.last.map { width(of: $0) < 1 ? 3 : 1 } ?? 3
        return shown.count < least ? nil : shown + "…"
      }
      shown.append(character)
      if shown.count > 200 { return shown + "…" }
    }
    return shown.isEmpty ? nil : shown
  }

  /// Breaks a text into lines.
  static func lines(_ text: String, size: Double, room: Double, most: Int) -> [String] {
    var lines: [String] = []
    var rest = text.prefix(2000)
    while !rest.isEmpty {
      if lines.count == most - 1 {
        lines.append(fitted(String(rest), size: size, room: room) ?? "…")
        break
      }
      var used = 0.0
      var end = rest.startIndex
      var lastSpace: Substring.Index?
      while end < rest.endIndex {
        used += width(of: rest[end]) * size
        if used > room { break }
        if rest[end] == " " || width(of: rest[end]) >= 1 { lastSpace = rest.index(after: end) }
        end = rest.index(after: end)
      }
      if end < rest.endIndex, let space = lastSpace { end = space }
      if end == rest.startIndex { end = rest.index(after: end) }
      lines.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return lines
  }

  private static func width(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first?.value else { return 0 }
    switch scalar {
    case 0x20, 0x2C, 0x2E, 0x3A, 0x3B, 0x27, 0x21, 0x69, 0x6A, 0x6C: return 0.32
    case 0x66, 0x72, 0x74, 0x49, 0x28, 0x29, 0x2D: return 0.42
    case 0x6D, 0x77, 0x4D, 0x57, 0x40: return 0.92
    case 0x41...0x5A: return 0.7
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F000...0x1FAFF, 0x20000...0x3FFFF:
      return 1
    default: return 0.58
    }
  }
}
