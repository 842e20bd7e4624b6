/// Cuts a text into words and what stands between them; all pieces together are the text.
enum TextWords {
  /// Returns the pieces of a text.
  ///
  /// Letters and digits that stand together are one piece, every other character is one of its own, and
  /// so is each character of a script that is written without spaces.
  static func pieces(of text: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    var isInWord = false
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      let belongs = isWord(character)
      if !(belongs && isInWord), start < index {
        pieces.append(text[start..<index])
        start = index
      }
      isInWord = belongs
      index = next
    }
    if start < text.endIndex { pieces.append(text[start...]) }
    return pieces
  }

  /// Returns whether a piece is a word, not a space or a mark between words.
  static func isWord(_ piece: Substring) -> Bool {
    piece.first.map { $0.isLetter || $0.isNumber } ?? false
  }

  private static func isWord(_ character: Character) -> Bool {
    if let ascii = character.asciiValue {
      return ascii >= 0x30 && ascii <= 0x39 || ascii | 0x20 >= 0x61 && ascii | 0x20 <= 0x7A
    }
    return !isUnspaced(character) && (character.isLetter || character.isNumber)
  }

  /// Returns whether a character is of a script that is written without spaces.
  static func isUnspaced(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.value ?? 0 {
    // Thai and its neighbours; kana and Han.
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
