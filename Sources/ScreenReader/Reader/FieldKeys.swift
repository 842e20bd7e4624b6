/// What is spoken where a key moves the caret in a field that is edited.
package struct FieldKeys: Sendable {
  /// Whether the character that the caret has passed is spoken, rather than the one behind it.
  package var saysPassedCharacters: Bool
  /// Whether, going forward, the word that the caret has passed is spoken, rather than the next.
  package var saysPassedWords: Bool
  /// Whether the end of a line is spoken as an empty line is.
  package var saysEnds: Bool

  /// Creates what a reader speaks.
  package init(saysPassedCharacters: Bool, saysPassedWords: Bool, saysEnds: Bool = false) {
    self.saysPassedCharacters = saysPassedCharacters
    self.saysPassedWords = saysPassedWords
    self.saysEnds = saysEnds
  }

  /// Returns how far a key moves the caret, or `nil` for a key that does not.
  static func unit(of chord: KeyChord) -> TextUnit? {
    guard chord.keys.count == 1, let key = chord.keys.first else { return nil }
    let held = chord.modifiers.subtracting([.shift])
    switch key {
    case "Left Arrow", "Right Arrow":
      return held.isEmpty ? .character : held == [.control] || held == [.alt] ? .word : nil
    case "Home", "End": return held.isEmpty ? .character : held == [.control] ? .line : nil
    case "Up Arrow", "Down Arrow", "Page Up", "Page Down": return held.isEmpty ? .line : nil
    default: return nil
    }
  }

  /// Returns what is spoken of a text, in characters, or `nil` at its end.
  func range(of unit: TextUnit, in text: [Character], at caret: Int, from last: Int) -> Range<Int>?
  {
    switch unit {
    case .character:
      let offset = saysPassedCharacters && caret > last ? caret - 1 : caret
      return text.indices.contains(offset) ? offset..<offset + 1 : nil
    case .word:
      let words = unit.ranges(in: text)
      if caret > last, saysPassedWords { return words.last { $0.lowerBound < caret } }
      if caret > last { return words.first { $0.lowerBound >= caret } }
      return words.first { $0.upperBound > caret }
    case .line, .paragraph:
      let line = Self.line(of: text, at: caret)
      return line.isEmpty ? nil : line
    }
  }

  /// Returns the line of a text around the caret, in characters.
  static func line(of text: [Character], at caret: Int) -> Range<Int> {
    let start = text[..<caret].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    return start..<(text[caret...].firstIndex(where: \.isNewline) ?? text.count)
  }
}
