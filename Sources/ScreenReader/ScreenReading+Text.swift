import AccessibilityTree

/// The text of lines, as a caret goes through it.
extension ScreenReading {
  /// What a part of a line gives the caret to go through.
  struct Piece {
    /// Which part it is, counted from 0.
    let part: Int
    /// Its text, with a space between it and its neighbour.
    let text: [Character]
    /// Whether the caret passes it at once.
    let isWhole: Bool

    /// The number of places for the caret.
    var count: Int { isWhole ? 1 : text.count }
  }

  /// Returns the pieces of a line.
  ///
  /// That texts and objects beside each other in a block are parted by a space, but for punctuation, is assumed: trees
  /// hold texts without the spaces around them. A text that goes on on the next line has one at its end.
  func pieces(ofStop stop: Int, _ keys: TextKeys) -> [Piece] {
    let parts = order.stops[stop].parts
    let texts = parts.map { Array(Self.text(of: resolved($0))) }
    func parted(_ part: Int) -> Bool {
      guard part > 0, part < parts.count, !areApart(parts[part - 1], parts[part]) else {
        return false
      }
      guard let last = texts[part - 1].last, let first = texts[part].first else { return true }
      return !(first.isPunctuation && !Self.opening.contains(first)) && !last.isWhitespace
        && !first.isWhitespace && !Self.opening.contains(last)
    }
    func isText(_ part: Int) -> Bool {
      guard parts.indices.contains(part), !texts[part].isEmpty else { return false }
      let role = resolved(parts[part]).semanticRole
      return role != .link && role.map(TextKeys.objects.contains) != true
    }
    return parts.indices.map { part in
      var text = texts[part]
      let isWhole = text.isEmpty || keys.passesAtOnce(resolved(parts[part]))
      // A space belongs to the text beside an object, whichever side it is on.
      if !isWhole, parted(part), isText(part), !isText(part - 1) { text.insert(" ", at: 0) }
      if !isWhole, parted(part + 1),
        isText(part) || !isText(part + 1)
      {
        text.append(" ")
      }
      if !isWhole, part == parts.count - 1, goesOn(stop) { text.append(" ") }
      return Piece(part: part, text: text, isWhole: isWhole)
    }
  }

  /// Whether two elements stand in blocks of their own on one line: in two cells or two items of a list.
  func areApart(_ one: Int, _ other: Int) -> Bool {
    resolved(one).cell != resolved(other).cell || block(of: one) != block(of: other)
  }

  /// Whether the text of a stop goes on in the next.
  func goesOn(_ stop: Int) -> Bool {
    order.stops.indices.contains(stop + 1)
      && screen.tree[order.stops[stop + 1].element].webFlags.contains(.isWrapped)
  }

  private func block(of node: Int) -> Int? {
    ([node] + screen.tree.ancestors(of: node).prefix(Self.mostLevels)).first {
      switch screen.tree[$0].role {
      case .listItem, .cell, .gridCell, .columnHeader, .rowHeader: true
      default: false
      }
    }
  }

  // How far out the block around an element is looked for.
  private static let mostLevels = 64

  private static let opening: Set<Character> = [
    "(", "[", "{", "“", "‘", "«", "¿", "¡", "$", "£", "#",
  ]

  /// The text of an element that a caret goes through: what stands in a field, else the name.
  private static func text(of element: Element) -> String {
    caretStandsInName(element)
      ? element.label ?? "" : element.range?.text ?? element.value ?? ""
  }

  /// Whether a caret goes through the name of an element, and not through what stands in it.
  static func caretStandsInName(_ element: Element) -> Bool {
    switch element.semanticRole {
    case .textBox, .searchBox, .comboBox, .spinButton: false
    default: true
    }
  }
}

extension TextKeys.Words {
  /// Returns the words of a text in character offsets, without spaces, with whether going forward passes them over.
  func ranges(in text: [Character]) -> [(range: Range<Int>, isPassed: Bool)] {
    var ranges: [(range: Range<Int>, isPassed: Bool)] = []
    for run in TextUnit.word.ranges(in: text) {
      guard case .byPunctuation = self else {
        ranges.append((run, false))
        continue
      }
      var start = run.lowerBound
      for index in run where text[index].isPunctuation && !joins(index, in: text, run) {
        if start < index { ranges.append((start..<index, false)) }
        // What follows a word at once goes with it.
        ranges.append((index..<index + 1, index > run.lowerBound))
        start = index + 1
      }
      if start < run.upperBound { ranges.append((start..<run.upperBound, false)) }
    }
    return ranges
  }

  // An apostrophe or a point between letters and digits parts no word.
  private func joins(_ index: Int, in text: [Character], _ run: Range<Int>) -> Bool {
    guard ["'", "’", ".", ","].contains(text[index]), run.contains(index - 1),
      run.contains(index + 1)
    else { return false }
    let (before, behind) = (text[index - 1], text[index + 1])
    return text[index] == "'" || text[index] == "’"
      ? before.isLetter && behind.isLetter : before.isNumber && behind.isNumber
  }
}
