extension String {
  /// The text without what only icon fonts draw, and without the white space that stood around it at an end or
  /// twice in the middle.
  ///
  /// Characters of private use (U+E000 to U+F8FF, and the planes 15 and 16) mean nothing outside of the font
  /// that draws them, so that no voice has words for them. The object replacement character (U+FFFC) only keeps
  /// the place of a picture in a text; who hears of the picture hears it by its own name. A soft hyphen (U+00AD)
  /// shows where a word may be parted, and is no part of it.
  package var withoutGlyphs: String {
    guard let kept = keptAmongGlyphs else { return self }
    return String(zip(self, kept).lazy.filter(\.1).map(\.0))
  }

  /// For each character whether it stays when glyphs are left out, or `nil` for a text without any.
  package var keptAmongGlyphs: [Bool]? {
    // Nearly every text is one without: bytes show it at a fraction of the cost of characters.
    guard utf8.contains(where: { $0 == 0xC2 || $0 == 0xEE || $0 == 0xEF || $0 >= 0xF3 }) else {
      return nil
    }
    let characters = Array(self)
    guard characters.contains(where: \.isGlyph) else { return nil }
    var kept = [Bool](repeating: true, count: characters.count)
    var start = 0
    while start < characters.count {
      var end = start
      while end < characters.count, characters[end].isGlyph || characters[end].isWhitespace {
        end += 1
      }
      let run = start..<end
      if run.contains(where: { characters[$0].isGlyph }) {
        for index in run { kept[index] = false }
        let space = run.first { characters[$0].isWhitespace }
        if let space, start > 0, end < characters.count { kept[space] = true }
      }
      start = end + 1
    }
    return kept
  }
}

extension Character {
  fileprivate var isGlyph: Bool {
    unicodeScalars.first.map { scalar in
      scalar.properties.generalCategory == .privateUse || scalar == "\u{FFFC}"
        || scalar == "\u{AD}"
    } ?? false
  }
}

extension SpeechAttribute {
  /// Returns the attribute for the text that is left without glyphs.
  package func keeping(_ kept: [Bool]) -> SpeechAttribute? {
    func place(_ offset: Int) -> Int { kept.prefix(offset).count { $0 } }
    let range = place(range.lowerBound)..<place(range.upperBound)
    if range.isEmpty { return nil }
    var moved = self
    moved.range = range
    return moved
  }
}
