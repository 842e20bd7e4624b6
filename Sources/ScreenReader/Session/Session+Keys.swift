import AccessibilityTree
import Voices

/// The keyboard: some keys are the reader's, others come to the page or the app.
extension Session {
  /// Keys, one chord after the other; a chord that cannot be pressed ends it.
  mutating func press(_ chords: [KeyChord]) -> [Event] {
    var events: [Event] = []
    for chord in chords {
      let new = press(chord)
      events += new
      if new.contains(where: \.isRefusal) { break }
    }
    return events
  }

  private mutating func press(_ chord: KeyChord) -> [Event] {
    let leaves = reading.reader.navigation.leavesFocusModeByEscape
    let mode = ReaderKeyboard.Mode(
      isFocusMode: state.isInFocusMode || screen.tree.isWindow,
      isLeftByEscape: !state.hasChosenFocusMode
        && focusedElement.flatMap { leaves?($0) } ?? (leaves != nil),
      hasArrows: state.hasArrows, hasLetters: state.hasLetters)
    switch ReaderKeyboard(reading.reader).meaning(of: chord, in: mode) {
    case .command(let command): return command.word.entry.perform(&self, command.argument)
    case .item(let rotor, let isBack):
      // Which list is turned to, nobody hears of a key that leads to its next item.
      let turned = turnRotor(to: rotor)
      if turned.contains(where: \.isRefusal) { return turned }
      return moveByRotor(isBack ? -1 : 1)
    case .report(let report): return tell(report)
    case .toggleMode:
      // A mode that was chosen by the key stays, wherever the focus goes, until the key is pressed again.
      state.hasChosenFocusMode = !state.isInFocusMode
      return turn(toFocusMode: !state.isInFocusMode)
    case .toggleArrows:
      state.hasArrows.toggle()
      return say(phrase: state.hasArrows ? "quickNavOn" : "quickNavOff", reason: .answer)
    case .toggleLetters:
      state.hasLetters.toggle()
      return say(phrase: state.hasLetters ? "letterNavOn" : "letterNavOff", reason: .answer)
    case .page: return pressOnPage(chord)
    case .text(let move): return moveCaret(move)
    case .select(let move): return select(move)
    case .none: return [.refused(.noKey(chord.name, reader: reading.reader.name))]
    }
  }

  /// Tells where one is.
  private mutating func tell(_ report: Navigation.Report) -> [Event] {
    guard let stop = cursor?.stop, let cursorNode = state.jump?.node ?? focusedNode else {
      return [.refused(.nothingFocused)]
    }
    let here = lastHeard(at: stop)
    var said: Utterance
    if report.subject == .line, !state.isInFocusMode {
      // What was around the text that was read last is known.
      let read = state.read.flatMap { node in
        reading.order.stops.firstIndex { $0.element == node }
      }
      said = reading.utterance(at: stop, from: read)
      state.read = reading.order.stops[stop].element
    } else {
      let focus = state.keyboardFocus.flatMap { number in
        screen.tree.elements.firstIndex { $0.documentNode == number }
      }
      let node = report.subject == .element ? cursorNode : focus ?? cursorNode
      if report.subject == .line {
        let element = reading.resolved(node)
        // The text of a field is what stands in it.
        let isField = element.role == .textBox || element.role == .searchBox
        guard let text = isField ? element.value : element.label, !text.isEmpty else {
          return say(phrase: "blank", reason: .answer)
        }
        said = Utterance(
          fragments: [Fragment(.label, text)],
          language: screen.tree[node].language ?? reading.language)
      } else {
        said = reading.utterance(
          of: node, at: here, from: here, on: .reporting,
          reading.reader.grammar.parts(on: .reporting, of: screen.toolkit))
      }
    }
    if let key = report.ending, let words = reading.phrase(key) {
      said.fragments.append(
        Fragment(.state, words.pattern, phrase: key, language: reading.phraseLanguage))
    }
    return [say(said, reason: .answer, stop: stop)]
  }

  /// Turns to focus mode or back to browse mode, and says so: with a sound, or with words where the reader has some.
  mutating func turn(toFocusMode isOn: Bool) -> [Event] {
    state.isInFocusMode = isOn
    return [.earcon(isOn ? .focusMode : .browseMode)]
      + say(phrase: isOn ? "focusMode" : "browseMode", reason: .answer)
  }

  /// The Tab key, with Shift (-1) or without (1), on a page that has a focus of its own.
  mutating func tabOnPage(by distance: Int) -> [Event] {
    let chord = KeyChord(distance < 0 ? [.shift] : [], ["Tab"])
    // From the beginning of a page on which nothing has the focus, the browser goes to the first thing that takes it.
    let isAtStart =
      app.keyboardFocus.map { $0() == nil } == true
      && focusedNode == reading.order.stops.first?.element
    return distance > 0 && isAtStart ? askForKeys(chord, isPlaced: false) : pressOnPage(chord)
  }

  /// Keys that the reader lets through.
  mutating func pressOnPage(_ chord: KeyChord) -> [Event] {
    guard app.takesKeys else { return pressOnTree(chord) }
    if isTyping, let character = chord.character { return type(String(character)) }
    if isTyping, chord == KeyChord([], ["Backspace"]) { return delete(1) }
    return echo(of: chord) + askForKeys(chord)
  }

  // A character is echoed though it is typed into nothing, such as the first letter of an item of a list; a field that the
  // page has given the focus to, where the cursor is not, may hold a secret.
  private mutating func echo(of chord: KeyChord) -> [Event] {
    guard reading.reader.navigation.echoesEveryCharacter, state.isInFocusMode, app.caret?() == nil,
      settings.typingFeedback == .characters || settings.typingFeedback == .both,
      let character = chord.character ?? (chord == KeyChord([], ["Space bar"]) ? " " : nil)
    else { return [] }
    return [say(character)]
  }

  /// Asks the page, whose answer says where its focus is now; the keys are pressed from where the cursor is, or where the
  /// page's focus is.
  mutating func askForKeys(_ chord: KeyChord, isPlaced: Bool = true) -> [Event] {
    guard let node = focusedNode else { return [.refused(.nothingFocused)] }
    let before = ownWords?.fragments
    let (number, value) = (screen.tree[node].documentNode, screen.tree[node].value)
    let caret = app.caret?()
    var events: [Event] = []
    var element = screen.tree[node]
    if !isPlaced { element.documentNode = nil }
    let request = AppRequest(.key(chord), node: node, element: element)
    events.append(.request(request))
    events += apply(app.respond(request, reading.appScreen) ?? [])
    if events.contains(where: \.tellsOutcome) { return events }
    let change = sayChange(since: before ?? [], value, of: number)
    return events + (change.isEmpty ? sayCaret(from: caret, by: chord) : change)
  }

  // Of what has the keyboard a reader says what a key has changed: the value, else new states.
  private mutating func sayChange(
    since before: [Fragment], _ value: String?, of number: Int?
  ) -> [Event] {
    guard let stop = cursor?.stop, let node = focusedNode,
      number != nil, screen.tree[node].documentNode == number
    else { return [] }
    if let new = screen.tree[node].value, new != value, !new.isEmpty {
      return say(changed: screen.tree[node].range?.text ?? new)
    }
    guard let now = ownWords else { return [] }
    let states = now.fragments.filter { $0.kind == .state && !before.contains($0) }
    if states.isEmpty { return [] }
    return [say(Utterance(fragments: states, language: now.language), reason: .change, stop: stop)]
  }

  // What is said of what keys go to: of a line that the cursor has come to, all of it.
  private var ownWords: Utterance? {
    guard let stop = cursor?.stop else { return nil }
    guard let jump = state.jump, reading.order.stops[stop].parts.count > 1 else {
      return reading.utterance(at: stop, from: stop, on: .change)
    }
    let place = reading.place(stop, min(jump.part, reading.order.stops[stop].parts.count - 1))
    return reading.utterance(
      of: jump.node, at: place, from: place, on: .change,
      reading.reader.grammar.parts(on: .change, of: screen.toolkit))
  }

  /// Keys on a screen that nobody runs: what its controls do by themselves.
  private mutating func pressOnTree(_ chord: KeyChord) -> [Event] {
    if chord == KeyChord([], ["Backspace"]) { return delete(1) }
    if isTyping, let character = chord.character { return type(String(character)) }
    switch (chord.modifiers, chord.keys) {
    case ([], ["Tab"]): return tab(by: 1)
    case ([.shift], ["Tab"]): return tab(by: -1)
    case ([], ["Enter"]), ([], ["Return"]), ([], ["Space bar"]): return activate()
    case ([], ["Escape"]): return escape()
    case ([], ["Up Arrow"]), ([], ["Right Arrow"]): return adjust(.increment)
    case ([], ["Down Arrow"]), ([], ["Left Arrow"]): return adjust(.decrement)
    default:
      if let character = chord.character { return type(String(character)) }
      return [.refused(.noKey(chord.name, reader: reading.reader.name))]
    }
  }
}
