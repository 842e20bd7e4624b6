/// A unit by which the rotor moves through text.
public enum TextUnit: Sendable {
  /// Character by character.
  case character
  /// Word by word.
  case word
  /// Line by line.
  case line
  /// Paragraph by paragraph.
  ///
  /// Line wrapping is not known, so a paragraph ends with a line break.
  case paragraph

  /// Returns the ranges of a text's units, in character offsets.
  func ranges(in text: [Character]) -> [Range<Int>] {
    switch self {
    case .character: return text.indices.map { $0..<($0 + 1) }
    case .word: return runs(in: text) { !$0.isWhitespace }
    case .line, .paragraph: return runs(in: text) { !$0.isNewline }
    }
  }

  private func runs(in text: [Character], _ belongs: (Character) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for (index, character) in text.enumerated() {
      if belongs(character) {
        start = start ?? index
      } else if let first = start {
        ranges.append(first..<index)
        start = nil
      }
    }
    if let first = start { ranges.append(first..<text.count) }
    return ranges
  }
}
