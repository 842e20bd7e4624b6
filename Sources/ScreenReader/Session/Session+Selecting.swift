import AccessibilityTree
import Voices

/// Selecting text in browse mode, with Shift and the keys of the caret.
///
/// The caret stands between two steps of ``ScreenReading/selectable(ofStop:_:)``; from one block to the next it takes a step
/// of its own, in silence (tests of Orca 51, with the browser's own selection).
extension Session {
  /// What is selected.
  struct TextSelection: Equatable, Sendable {
    /// Where it begins, in steps of a selection.
    var start: TextPosition
    /// Where the caret is.
    var end: TextPosition
    /// Whether the caret has come there line by line, and goes on from the beginning of lines.
    var isByLine = false
  }

  /// A key that moves the caret and selects what it passes.
  mutating func select(_ move: TextMove) -> [Event] {
    guard let caret else { return [.refused(.nothingFocused)] }
    guard let keys = reading.reader.navigation.textKeys, let stop = caret.stop else { return [] }
    var selection = state.selection ?? TextSelection(start: caret, end: caret)
    let pieces = reading.selectable(ofStop: stop, keys)
    if let refusal = look(at: pieces.reduce(0) { $0 + $1.count }) { return [.refused(refusal)] }
    if state.selection == nil {
      selection.start.offset = min(caret.offset + pieces[caret.part].lead, pieces[caret.part].count)
      selection.end = selection.start
    }
    let former = selection.end
    guard let passed = passed(by: move, selection, pieces, keys) else { return end(of: .text) }
    if case .line = move { selection.isByLine = true } else { selection.isByLine = false }
    selection.end = passed.end
    if let target = passed.end.stop, target != stop {
      cursor = .stop(target)
      state.land(on: reading.order.stops[target].element)
    }
    state.jump = nil
    textPosition = passed.end
    if let target = passed.end.stop {
      let lead = reading.selectable(ofStop: target, keys)[passed.end.part].lead
      textPosition.offset = max(0, passed.end.offset - lead)
    }
    state.selection = selection
    return said(of: passed, from: former, start: selection.start, move)
  }

  /// What the caret passes by a key.
  private struct Passed {
    /// Where it comes to.
    var end: TextPosition
    /// What it passes, run by run, with the steps in it.
    var runs: [(place: TextPosition, run: ScreenReading.SelectableRun, range: Range<Int>)] = []
    /// The word at the caret that has come to another block.
    var word: String?
    /// Whether the step to another block leaves a button, which is heard.
    var leavesButton = false
  }

  private typealias Pieces = [ScreenReading.SelectablePiece]

  private func passed(
    by move: TextMove, _ selection: TextSelection, _ pieces: Pieces, _ keys: TextKeys
  ) -> Passed? {
    let caret = selection.end
    switch move {
    case .line(let direction):
      return passedLine(direction, from: caret, pieces, keys, goesOn: selection.isByLine)
    case .edgeOfLine(let direction):
      guard let stop = caret.stop, let last = pieces.last else { return nil }
      let end = direction < 0 ? at(stop, 0) : at(stop, last.part, last.count)
      return Passed(end: end, runs: runs(from: min(caret, end), to: max(caret, end), pieces))
    case .character(let direction), .word(let direction):
      let piece = pieces[caret.part]
      let isWord = move == .word(direction)
      if let run = piece.run(at: caret.offset, direction), !(isWord && run.kind == .edge) {
        let passed = passedInside(run, direction, from: caret, byWord: isWord, keys)
        guard isWord, direction > 0, let rest = passed.runs.first, rest.run.kind == .text,
          rest.run.letters[rest.range].allSatisfy(\.isWhitespace),
          let (stop, next) = beside(passed.end, 1, pieces, keys), next.runs.first?.kind == .text,
          !isApart(caret, at(stop, next.part))
        else { return passed }
        // The space at the end of a line belongs to the word behind it.
        let target = at(stop, next.part)
        let others = stop == caret.stop ? pieces : reading.selectable(ofStop: stop, keys)
        let word = self.passed(by: move, TextSelection(start: target, end: target), others, keys)
        return word.map { Passed(end: $0.end, runs: passed.runs + $0.runs) }
      }
      // No browser leaves a button word by word, backwards (Chromium 156).
      if move == .word(-1), piece.runs.first?.kind == .button { return Passed(end: caret) }
      guard let (stop, next) = beside(caret, direction, pieces, keys) else { return nil }
      let inner = isWord ? next.runs.filter { $0.kind != .edge } : next.runs
      var target = at(
        stop, next.part, direction > 0 ? inner.first?.start ?? 0 : inner.last?.end ?? next.count)
      guard isApart(caret, target) else {
        let others = stop == caret.stop ? pieces : reading.selectable(ofStop: stop, keys)
        return self.passed(by: move, TextSelection(start: target, end: target), others, keys)
      }
      var passed = Passed(end: target)
      passed.leavesButton = (direction > 0 ? piece.runs.last : next.runs.last)?.kind == .button
      guard isWord, let run = direction > 0 ? inner.first : inner.last, run.kind == .text,
        let word = word(beside: target.offset - run.start, direction, in: run.letters, keys)
      else { return passed }
      if direction < 0, piece.runs.first?.kind == .object {
        target.offset = run.start + word.lowerBound
        return Passed(end: target)
      }
      passed.word = String(run.letters[word])
      return passed
    }
  }

  private func passedInside(
    _ run: ScreenReading.SelectableRun, _ direction: Int, from caret: TextPosition, byWord: Bool,
    _ keys: TextKeys
  ) -> Passed {
    var inner = caret.offset - run.start
    let former = inner
    if !byWord {
      inner += direction
    } else if run.kind == .text {
      let words = keys.wordRule.ranges(in: run.letters).map(\.range)
      inner =
        direction > 0
        ? words.first { $0.upperBound > inner }?.upperBound ?? run.letters.count
        : words.last { $0.lowerBound < inner }?.lowerBound ?? 0
    } else {
      inner = direction > 0 ? run.letters.count : 0
    }
    var end = caret
    end.offset = run.start + inner
    return Passed(end: end, runs: [(caret, run, min(inner, former)..<max(inner, former))])
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

  /// The piece before or behind a place, and its stop.
  private func beside(
    _ caret: TextPosition, _ direction: Int, _ pieces: Pieces, _ keys: TextKeys
  ) -> (stop: Int, piece: ScreenReading.SelectablePiece)? {
    guard let stop = caret.stop else { return nil }
    let part = caret.part + direction
    if pieces.indices.contains(part) { return (stop, pieces[part]) }
    guard reading.order.stops.indices.contains(stop + direction) else { return nil }
    let others = reading.selectable(ofStop: stop + direction, keys)
    return (direction > 0 ? others.first : others.last).map { (stop + direction, $0) }
  }

  /// By line the caret goes to the beginning of the next block, or of the next line of this one.
  private func passedLine(
    _ direction: Int, from caret: TextPosition, _ pieces: Pieces, _ keys: TextKeys, goesOn: Bool
  ) -> Passed? {
    guard let stop = caret.stop else { return nil }
    if direction > 0 {
      let next = pieces.indices.first { part in
        part > caret.part && isApart(at(stop, part - 1), at(stop, part))
      }
      let end =
        next.map { at(stop, $0) }
        ?? (reading.order.stops.indices.contains(stop + 1) ? at(stop + 1, 0) : nil)
      let last = at(stop, (next ?? pieces.count) - 1, pieces[(next ?? pieces.count) - 1].count)
      guard let end = end ?? (last > caret ? last : nil) else { return nil }
      return Passed(end: end, runs: runs(from: caret, to: last, pieces))
    }
    // The beginning of the block, or of the one before where the caret stands there.
    func beginning(of part: Int, _ stop: Int) -> TextPosition {
      let first = (0...part).last { part in
        part == 0 || isApart(at(stop, part - 1), at(stop, part))
      }
      return at(stop, first ?? 0)
    }
    let here = beginning(of: caret.part, stop)
    let rest = caret > here ? runs(from: here, to: caret, pieces) : []
    // What came line by line to the end of a page goes back by whole lines as well.
    if caret > here, !goesOn { return Passed(end: here, runs: rest) }
    guard let (above, piece) = beside(here, -1, pieces, keys) else { return nil }
    let others = above == stop ? pieces : reading.selectable(ofStop: above, keys)
    let end = beginning(of: piece.part, above)
    return Passed(
      end: end, runs: runs(from: end, to: at(above, piece.part, piece.count), others) + rest)
  }

  private func at(_ stop: Int, _ part: Int, _ offset: Int = 0) -> TextPosition {
    TextPosition(stop: stop, part: part, offset: offset)
  }

  /// What stands in one line between two places.
  private func runs(
    from start: TextPosition, to end: TextPosition, _ pieces: Pieces
  ) -> [(place: TextPosition, run: ScreenReading.SelectableRun, range: Range<Int>)] {
    var found: [(place: TextPosition, run: ScreenReading.SelectableRun, range: Range<Int>)] = []
    for piece in pieces[start.part...end.part] {
      let lower = piece.part == start.part ? start.offset : 0
      let upper = piece.part == end.part ? end.offset : piece.count
      for run in piece.runs where max(lower, run.start) < min(upper, run.end) {
        let range = max(lower, run.start) - run.start..<min(upper, run.end) - run.start
        found.append((at(start.stop ?? 0, piece.part), run, range))
      }
    }
    return found
  }

  /// Whether the caret takes a step of its own from one piece to the next.
  private func isApart(_ one: TextPosition, _ other: TextPosition) -> Bool {
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
      return isSelected ? [say(word, as: .value, reason: .text)] : []
    }
    let (isLine, isWord) =
      switch move {
      case .line, .edgeOfLine: (true, false)
      case .word: (false, true)
      case .character: (false, false)
      }
    var fragments: [Fragment] = []
    var isHeard = passed.leavesButton
    for (place, run, range) in passed.runs {
      switch run.kind {
      case .text:
        let text = run.letters[range]
        let isLetter = range.count == 1 && passed.runs.count == 1
        fragments.append(
          isLetter ? named(text[text.startIndex]) : Fragment(.value, String(text)))
      case .object where !isWord: fragments += object(at: place)
      case .button: isHeard = isHeard || isLine || isWord || range.upperBound > 1
      case .object, .silence, .edge: break
      }
    }
    guard isHeard || !fragments.isEmpty else { return [] }
    let isEmptied = isEmptied(passed, start: start, move) && !isSelected
    let key: PhraseKey =
      isSelected ? "selectedText" : isEmptied ? "selectionGone" : "unselectedText"
    return say(fragments, key, isBefore: isEmptied)
  }

  /// Whether, word by word, nothing of an element is selected any more.
  private func isEmptied(_ passed: Passed, start: TextPosition, _ move: TextMove) -> Bool {
    guard case .word(let direction) = move, let (_, run, range) = passed.runs.last else {
      return false
    }
    return passed.end == start
      || (direction > 0 ? range.upperBound == run.letters.count : range.lowerBound == 0)
  }

  /// A picture.
  private func object(at place: TextPosition) -> [Fragment] {
    guard let stop = place.stop else { return [] }
    let part = reading.place(stop, place.part)
    let grammar = reading.reader.grammar.parts(on: .moving, of: screen.toolkit)
    return reading.utterance(
      of: reading.node(at: part), at: part, from: part, on: .moving, grammar
    ).fragments
  }
}
