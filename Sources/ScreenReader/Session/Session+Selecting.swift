import AccessibilityTree
import Voices

/// Selecting text in browse mode, with Shift and the keys of the caret.
///
/// The caret stands between two characters; from one block to the next it takes a step of its own, in silence (tests of
/// Orca 51, with the browser's own selection).
extension Session {
  /// A key that moves the caret and selects what it passes.
  mutating func select(_ move: TextMove) -> [Event] {
    guard var caret else { return [.refused(.nothingFocused)] }
    guard let keys = reading.reader.navigation.textKeys, let stop = caret.stop else { return [] }
    let pieces = reading.pieces(ofStop: stop, keys)
    if let refusal = look(at: pieces.reduce(0) { $0 + $1.count }) { return [.refused(refusal)] }
    caret.offset = min(caret.offset, pieces[caret.part].count)
    let start = state.selectionStart ?? caret
    guard let passed = passed(by: move, from: caret, pieces, keys) else { return end(of: .text) }
    if let target = passed.end.stop, target != stop {
      cursor = .stop(target)
      state.land(on: reading.order.stops[target].element)
    }
    state.jump = nil
    textPosition = passed.end
    state.selectionStart = start
    return said(of: passed, from: caret, start: start, move)
  }

  /// What the caret passes by a key.
  private struct Passed {
    /// Where it comes to.
    var end: TextPosition
    /// The text that it passes, as pieces of elements.
    var texts: [(place: TextPosition, range: Range<Int>, isWhole: Bool)] = []
    /// The word at the caret that has come to another block.
    var word: (place: TextPosition, range: Range<Int>)?
  }

  private func passed(
    by move: TextMove, from caret: TextPosition, _ pieces: [ScreenReading.Piece], _ keys: TextKeys
  ) -> Passed? {
    switch move {
    case .line(let direction): return passedLine(direction, from: caret, pieces, keys)
    case .edgeOfLine(let direction):
      guard let stop = caret.stop, let last = pieces.last else { return nil }
      let end =
        direction < 0
        ? TextPosition(stop: stop) : TextPosition(stop: stop, part: last.part, offset: last.count)
      return Passed(end: end, texts: texts(from: min(caret, end), to: max(caret, end), pieces))
    case .character(let direction), .word(let direction):
      let piece = pieces[caret.part]
      let isAtEdge = direction > 0 ? caret.offset >= piece.count : caret.offset <= 0
      guard isAtEdge else {
        let isWord = move == .word(direction)
        return passedInside(piece, direction, from: caret, byWord: isWord, keys)
      }
      guard let (stop, next) = beside(caret, direction, pieces, keys) else { return nil }
      let target = TextPosition(
        stop: stop, part: next.part, offset: direction > 0 ? 0 : next.count)
      if isApart(caret, target, direction) {
        var passed = Passed(end: target)
        if move == .word(direction), !next.isWhole,
          let word = self.word(beside: target.offset, direction, in: next.text, keys)
        {
          passed.word = (target, word)
        }
        return passed
      }
      let others = stop == caret.stop ? pieces : reading.pieces(ofStop: stop, keys)
      return self.passed(by: move, from: target, others, keys)
    }
  }

  private func passedInside(
    _ piece: ScreenReading.Piece, _ direction: Int, from caret: TextPosition, byWord: Bool,
    _ keys: TextKeys
  ) -> Passed {
    var end = caret
    if piece.isWhole {
      end.offset = direction > 0 ? 1 : 0
    } else if byWord {
      let words = keys.wordRule.ranges(in: piece.text).map(\.range)
      end.offset =
        direction > 0
        ? words.first { $0.upperBound > caret.offset }?.upperBound ?? piece.count
        : words.last { $0.lowerBound < caret.offset }?.lowerBound ?? 0
    } else {
      end.offset += direction
    }
    let range = min(caret.offset, end.offset)..<max(caret.offset, end.offset)
    return Passed(end: end, texts: [(caret, range, piece.isWhole)])
  }

  /// The word that begins or ends at a place, with the white space behind it.
  private func word(
    beside offset: Int, _ direction: Int, in text: [Character], _ keys: TextKeys
  ) -> Range<Int>? {
    let words = keys.wordRule.ranges(in: text).map(\.range)
    guard direction > 0 else { return words.last { $0.upperBound <= offset } }
    guard let word = words.first(where: { $0.lowerBound >= offset }) else { return nil }
    return word
      .lowerBound..<(words.first { $0.lowerBound >= word.upperBound }?.lowerBound ?? text.count)
  }

  /// By line the caret goes to the beginning of the next block, or of the next line of this one.
  private func passedLine(
    _ direction: Int, from caret: TextPosition, _ pieces: [ScreenReading.Piece], _ keys: TextKeys
  ) -> Passed? {
    guard let stop = caret.stop else { return nil }
    if direction > 0 {
      let next = pieces.indices.first { part in
        part > caret.part && isApart(at(stop, part - 1), at(stop, part), 1)
      }
      let end =
        next.map { at(stop, $0) }
        ?? (reading.order.stops.indices.contains(stop + 1) ? at(stop + 1, 0) : nil)
      let last = at(stop, (next ?? pieces.count) - 1, pieces[(next ?? pieces.count) - 1].count)
      guard let end = end ?? (last > caret ? last : nil) else { return nil }
      return Passed(end: end, texts: texts(from: caret, to: last, pieces))
    }
    // The beginning of the block, or of the one before where the caret stands there.
    func beginning(of part: Int, _ stop: Int, _ pieces: [ScreenReading.Piece]) -> TextPosition {
      let first = (0...part).last { part in
        part == 0 || isApart(at(stop, part - 1), at(stop, part), 1)
      }
      return at(stop, first ?? 0)
    }
    let here = beginning(of: caret.part, stop, pieces)
    if caret > here { return Passed(end: here, texts: texts(from: here, to: caret, pieces)) }
    guard let (above, piece) = beside(here, -1, pieces, keys) else { return nil }
    let others = above == stop ? pieces : reading.pieces(ofStop: above, keys)
    let end = beginning(of: piece.part, above, others)
    return Passed(
      end: end, texts: texts(from: end, to: at(above, piece.part, piece.count), others))
  }

  private func at(_ stop: Int, _ part: Int, _ offset: Int = 0) -> TextPosition {
    TextPosition(stop: stop, part: part, offset: offset)
  }

  /// The texts of one line between two places.
  private func texts(
    from start: TextPosition, to end: TextPosition, _ pieces: [ScreenReading.Piece]
  ) -> [(place: TextPosition, range: Range<Int>, isWhole: Bool)] {
    pieces[start.part...end.part].compactMap { piece in
      let lower = piece.part == start.part ? start.offset : 0
      let upper = piece.part == end.part ? end.offset : piece.count
      return lower < upper
        ? (at(start.stop ?? 0, piece.part), lower..<upper, piece.isWhole) : nil
    }
  }

  /// Whether the caret takes a step of its own from one piece to the next.
  private func isApart(_ one: TextPosition, _ other: TextPosition, _ direction: Int) -> Bool {
    guard let stop = one.stop, let target = other.stop else { return true }
    if stop != target { return !reading.goesOn(min(stop, target)) }
    let parts = reading.order.stops[stop].parts
    return reading.areApart(parts[one.part], parts[other.part])
  }

  /// What is said of what was passed: the text, and whether it is selected now.
  private mutating func said(
    of passed: Passed, from caret: TextPosition, start: TextPosition, _ move: TextMove
  ) -> [Event] {
    let isSelected = passed.end > caret ? caret >= start : caret <= start
    if let word = passed.word {
      guard isSelected, let text = text(word.range, at: word.place) else { return [] }
      return [say(text, as: .value, reason: .text)]
    }
    var fragments: [Fragment] = []
    for (place, range, isWhole) in passed.texts {
      if isWhole {
        fragments += object(at: place)
      } else if range.count == 1, passed.texts.count == 1, let text = text(range, at: place),
        let character = text.first
      {
        fragments.append(named(character))
      } else if let text = text(range, at: place) {
        fragments.append(Fragment(.value, text))
      }
    }
    let isEmptied = isEmptied(passed, start: start, move) && !isSelected
    let key: PhraseKey =
      isSelected ? "selectedText" : isEmptied ? "selectionGone" : "unselectedText"
    return say(fragments, key, isBefore: isEmptied)
  }

  /// Whether, word by word, nothing of an element is selected any more.
  private func isEmptied(_ passed: Passed, start: TextPosition, _ move: TextMove) -> Bool {
    guard case .word(let direction) = move, let text = passed.texts.first,
      let stop = text.place.stop,
      let keys = reading.reader.navigation.textKeys
    else { return false }
    let count = reading.pieces(ofStop: stop, keys)[text.place.part].count
    return passed.end == start || passed.end.offset == (direction > 0 ? count : 0)
  }

  private func text(_ range: Range<Int>, at place: TextPosition) -> String? {
    guard let stop = place.stop, let keys = reading.reader.navigation.textKeys else { return nil }
    return String(reading.pieces(ofStop: stop, keys)[place.part].text[range])
  }

  /// A picture; of a control that the selection passes nothing is said.
  private func object(at place: TextPosition) -> [Fragment] {
    guard let stop = place.stop else { return [] }
    let part = reading.place(stop, place.part)
    guard reading.resolved(reading.node(at: part)).role == .image else { return [] }
    let grammar = reading.reader.grammar.parts(on: .moving, of: screen.toolkit)
    return reading.utterance(of: reading.node(at: part), at: part, from: part, on: .moving, grammar)
      .fragments
  }
}
