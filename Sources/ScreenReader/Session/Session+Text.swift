import AccessibilityTree
import Voices

/// The caret of browse mode, which goes through the text of a page by characters and words.
extension Session {
  /// Where the caret is: at the element that a key has led to, else at the beginning of the line.
  var caret: TextPosition? {
    guard let stop = cursor?.stop else { return nil }
    var caret =
      textPosition.stop == stop
      ? textPosition : TextPosition(stop: stop, part: state.jump?.part ?? 0)
    // A change of the page may have left fewer parts.
    caret.part = min(caret.part, reading.order.stops[stop].others.count)
    return caret
  }

  /// A key of the caret.
  mutating func moveCaret(_ move: TextMove) -> [Event] {
    state.selection = nil
    guard var caret, let stop = caret.stop else { return [.refused(.nothingFocused)] }
    guard let keys = reading.reader.navigation.textKeys else { return [] }
    let pieces = reading.pieces(ofStop: stop, keys)
    if let refusal = look(at: pieces.reduce(0) { $0 + $1.count }) { return [.refused(refusal)] }
    caret.offset = min(caret.offset, pieces[caret.part].count)
    switch move {
    case .character(let direction):
      guard let next = character(direction, from: caret, pieces, keys) else {
        return edge(at: caret, pieces, .character, keys)
      }
      return put(
        caretAt: next, from: caret, saying: next.offset..<next.offset + 1, .character, keys)
    case .word(let direction):
      return moveByWord(direction, from: caret, pieces, keys)
    case .line(let direction): return step(by: direction)
    case .edgeOfLine(let direction):
      guard let piece = direction < 0 ? pieces.first : pieces.last(where: { $0.count > 0 }) else {
        return end(of: .text)
      }
      var target = TextPosition(stop: stop, part: piece.part)
      if direction > 0, keys.endSpeaksLine {
        let said = reading.utterance(at: stop, from: stop)
        let events = [say(said, reason: .text, stop: stop)]
        putCaretAtEndOfLine()
        return events
      }
      if direction > 0 { target.offset = piece.count - 1 }
      return put(
        caretAt: target, from: caret, saying: target.offset..<target.offset + 1, .character, keys)
    }
  }

  /// Puts the caret to the end of the line under the cursor, without a word.
  mutating func putCaretAtEndOfLine() {
    guard let stop = cursor?.stop, let keys = reading.reader.navigation.textKeys,
      let last = reading.pieces(ofStop: stop, keys).last
    else { return }
    let isBehind = keys.endSpeaksLine
    textPosition = TextPosition(
      stop: stop, part: last.part, offset: max(0, last.count - (isBehind ? 0 : 1)))
  }

  /// The character next to the caret, on this line or the one beside it.
  private func character(
    _ direction: Int, from caret: TextPosition, _ pieces: [ScreenReading.Piece], _ keys: TextKeys
  ) -> TextPosition? {
    let offset = caret.offset + direction
    if offset >= 0, offset < pieces[caret.part].count {
      return TextPosition(stop: caret.stop, part: caret.part, offset: offset)
    }
    return beside(caret, direction, pieces, keys).map { stop, piece in
      TextPosition(
        stop: stop, part: piece.part, offset: direction > 0 ? 0 : max(0, piece.count - 1))
    }
  }

  /// The piece beside that of the caret, on this line or the one beside it.
  func beside(
    _ caret: TextPosition, _ direction: Int, _ pieces: [ScreenReading.Piece], _ keys: TextKeys
  ) -> (stop: Int, piece: ScreenReading.Piece)? {
    guard let stop = caret.stop else { return nil }
    if pieces.indices.contains(caret.part + direction) {
      return (stop, pieces[caret.part + direction])
    }
    guard reading.order.stops.indices.contains(stop + direction) else { return nil }
    let others = reading.pieces(ofStop: stop + direction, keys)
    return (direction > 0 ? others.first : others.last).map { (stop + direction, $0) }
  }

  private mutating func moveByWord(
    _ direction: Int, from caret: TextPosition, _ pieces: [ScreenReading.Piece], _ keys: TextKeys
  ) -> [Event] {
    var here = caret
    var pieces = pieces
    // Before and behind all of a piece that the caret comes to.
    var isNew = false
    while true {
      if let word = word(direction, at: here.offset, isNew: isNew, in: pieces[here.part], keys) {
        here.offset = word.lowerBound
        let events = put(caretAt: here, from: caret, saying: word, .word, keys)
        if direction > 0, keys.wordRule == .byPunctuation {
          textPosition.offset = pieces[here.part].isWhole ? 0 : word.upperBound
        }
        return events
      }
      guard let (stop, piece) = beside(here, direction, pieces, keys) else {
        return edge(at: caret, reading.pieces(ofStop: caret.stop ?? 0, keys), .word, keys)
      }
      if let refusal = look(at: 1 + piece.count) { return [.refused(refusal)] }
      if stop != here.stop { pieces = reading.pieces(ofStop: stop, keys) }
      here = TextPosition(stop: stop, part: piece.part, offset: direction > 0 ? 0 : piece.count)
      isNew = true
    }
  }

  /// The next word of a piece, or `nil` where there is no further one.
  private func word(
    _ direction: Int, at offset: Int, isNew: Bool, in piece: ScreenReading.Piece, _ keys: TextKeys
  ) -> Range<Int>? {
    if piece.isWhole { return isNew ? 0..<1 : nil }
    let words = keys.wordRule.ranges(in: piece.text)
    if direction < 0 {
      let start =
        keys.wordRule == .bySpaces && !isNew
        ? words.last { $0.range.lowerBound <= offset }?.range.lowerBound ?? 0 : offset
      return words.last { $0.range.lowerBound < start }?.range
    }
    return words.first { word, isPassed in
      switch keys.wordRule {
      case .bySpaces: isNew ? word.lowerBound >= offset : word.lowerBound > offset
      case .byPunctuation: !isPassed && word.upperBound > offset
      }
    }?.range
  }

  /// The end of the page: nothing, or the text there once more.
  private mutating func edge(
    at caret: TextPosition, _ pieces: [ScreenReading.Piece], _ unit: TextUnit, _ keys: TextKeys
  ) -> [Event] {
    let text = pieces[caret.part].text
    var range = caret.offset..<caret.offset + 1
    if case .word = unit {
      range =
        keys.wordRule.ranges(in: text).map(\.range).last { $0.lowerBound <= caret.offset }
        ?? range
    }
    guard keys.repeatsAtEdge, range.upperBound <= text.count else { return end(of: .text) }
    return end(of: .text) + [sayUnit(unit, text[range])]
  }

  /// Puts the caret to a place and says what stands there.
  private mutating func put(
    caretAt target: TextPosition, from caret: TextPosition, saying range: Range<Int>,
    _ unit: TextUnit, _ keys: TextKeys
  ) -> [Event] {
    guard let stop = target.stop, let last = caret.stop else { return [] }
    let place = reading.place(stop, target.part)
    let from = reading.place(last, caret.part)
    let piece = reading.pieces(ofStop: stop, keys)[target.part]
    let text = piece.isWhole ? nil : piece.text[range]
    let isElsewhere = stop != last || target.part != caret.part
    let said =
      isElsewhere || piece.isWhole ? words(of: text, at: place, from: from, unit, keys) : nil
    var events: [Event] = []
    if let said {
      events = land(on: stop, saying: said, reason: .text)
    } else if let text {
      if stop != last {
        cursor = .stop(stop)
        state.land(on: reading.order.stops[stop].element)
      }
      events = [sayUnit(unit, text)]
    }
    state.read = reading.order.stops[stop].element
    state.jump = InteractionState.Jump(
      node: reading.node(at: place), part: target.part, last: target.part)
    textPosition = target
    return events
  }

  /// What is said where the caret comes to another element, or `nil` for the text alone.
  private func words(
    of text: ArraySlice<Character>?, at place: ScreenReading.Place,
    from previous: ScreenReading.Place, _ unit: TextUnit, _ keys: TextKeys
  ) -> Utterance? {
    let node = reading.node(at: place)
    var isCharacter = false
    if case .character = unit { isCharacter = true }
    let telling = isCharacter ? keys.characters : keys.words
    if text != nil, telling != .everything { return nil }
    let grammar = reading.reader.grammar.parts(on: .moving, of: screen.toolkit)
    var shown = text.map { String($0) }
    if isCharacter, let character = text?.first {
      shown = reading.words(in: reading.resolved(node).language).book.name(of: character)
    }
    var said = reading.utterance(of: node, at: place, from: previous, on: .moving, grammar) {
      context in
      guard let shown else { return }
      if context.element.label?.isEmpty == false, ScreenReading.caretStandsInName(context.element) {
        context.element.label = shown
      } else {
        context.element.value = shown
        context.element.range = nil
      }
    }
    let labels = said.fragments.filter { $0.kind == .label }
    if telling == .names, !labels.isEmpty { said.fragments = labels }
    if let leaving = keys.leaving, previous != place {
      let left = reading.utterance(
        of: reading.node(at: previous), at: previous, from: previous, on: .moving, [leaving])
      said.fragments.insert(contentsOf: left.fragments, at: 0)
    }
    return said
  }
}
