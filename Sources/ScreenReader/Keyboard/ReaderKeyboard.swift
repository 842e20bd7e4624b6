import AccessibilityTree

/// The keys of a reader: what each does, as the reader's own folder says it.
struct ReaderKeyboard: Sendable {
  /// What keys do.
  enum Meaning: Equatable, Sendable {
    /// A command of the reader.
    case command(Command)
    /// The next thing of a kind, by a rotor's English name.
    case item(String, isBack: Bool)
    /// To be told where one is.
    case report(Navigation.Report)
    /// From browse mode to focus mode, and back.
    case toggleMode
    /// Quick Nav by the arrow keys, and by single letters.
    case toggleArrows
    case toggleLetters
    /// They are the page's or the app's.
    case page
    /// They move the caret of browse mode.
    case text(TextMove)
    /// They move the caret of browse mode and select what it passes.
    case select(TextMove)
    /// The reader keeps them, and nothing happens.
    case none
  }

  /// In which way the keyboard is used.
  struct Mode: Equatable, Sendable {
    /// Whether keys are the page's, in a reader that has a mode for that.
    var isFocusMode = false
    /// Whether Escape leads back from there.
    var isLeftByEscape = false
    /// Whether the arrow keys move the reader's cursor by themselves.
    var hasArrows = false
    /// Whether single letters lead to the next thing of a kind.
    var hasLetters = false
  }

  private let chords: [KeyChord: Command]
  private let reports: [KeyChord: Navigation.Report]
  private let quickKeys: [Character: String]
  private let navigation: Navigation

  /// Reads the keys of a reader; one that is touched has those of a keyboard that is connected.
  init(_ reader: Reader) {
    let keyed = reader.navigation.keyboard?() ?? reader
    navigation = keyed.navigation
    let platform = keyed.standardPlatforms.first ?? .macos
    var chords: [KeyChord: Command] = [:]
    for word in CommandWord.allCases {
      guard let keys = keyed.navigation.gesture(word, platform) else { continue }
      // Which value is next, the page decides by its own keys.
      if word == .increment || word == .decrement { continue }
      if let command = word.plainCommand {
        for chord in KeyChord.chords(in: keys) where chords[chord] == nil {
          chords[chord] = command
        }
      }
      if word == .cell { chords.merge(Self.cells(keys)) { first, _ in first } }
    }
    // The same key has two names.
    for (chord, command) in chords {
      let twins = chord.keys.map { ["Enter": "Return", "Return": "Enter"][$0] ?? $0 }
      chords[KeyChord(chord.modifiers, twins)] = command
    }
    self.chords = chords
    let reports = navigation.reports.compactMap { keys, report in
      KeyChord.chord(keys).map { ($0, report) }
    }
    self.reports = Dictionary(reports, uniquingKeysWith: { first, _ in first })
    quickKeys = Dictionary(
      navigation.quickKeys.compactMap { key in key.key.map { ($0, key.name) } },
      uniquingKeysWith: { first, _ in first })
  }

  private static func cells(_ keys: String) -> [KeyChord: Command] {
    let ending = " with an arrow key"
    guard keys.hasSuffix(ending), let held = KeyChord.chord(String(keys.dropLast(ending.count)))
    else {
      return [:]
    }
    let arrows: [(String, ScrollDirection)] = [
      ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right),
    ]
    return Dictionary(
      uniqueKeysWithValues: arrows.map { name, direction in
        (KeyChord(held.modifiers, ["\(name) Arrow"]), .cell(direction))
      })
  }

  /// Returns what keys do.
  func meaning(of chord: KeyChord, in mode: Mode) -> Meaning {
    if !navigation.quickNav.isEmpty, let meaning = quickNav(chord, mode) { return meaning }
    if let key = navigation.modeKey, chord == KeyChord.chord(key) { return .toggleMode }
    if let report = reports[chord] { return .report(report) }
    guard navigation.turnsToFocusMode != nil else {
      return chords[chord].map(Meaning.command) ?? .page
    }
    if mode.isFocusMode {
      if chord == KeyChord([], ["Escape"]), mode.isLeftByEscape { return .toggleMode }
      // The reader keeps what its own key is held for.
      guard chord.modifiers.contains(.insert) else { return .page }
      return chords[chord].map(Meaning.command) ?? .none
    }
    if let quick = quickKey(chord) { return quick }
    if let command = chords[chord] { return .command(command) }
    if navigation.textKeys?.selects == true, let move = TextMove(selectingBy: chord) {
      return .select(move)
    }
    if navigation.textKeys != nil, let move = TextMove(chord) { return .text(move) }
    // In browse mode letters and the caret's keys never come to the page.
    let isCaretKey = ["Home", "End", "Left Arrow", "Right Arrow"].contains(chord.keys.last ?? "")
    return chord.character != nil || chord.modifiers.contains(.insert) || isCaretKey ? .none : .page
  }

  private func quickKey(_ chord: KeyChord) -> Meaning? {
    guard chord.modifiers.subtracting([.shift]).isEmpty, chord.keys.count == 1,
      let letter = chord.keys.first?.lowercased().first, chord.keys.first?.count == 1,
      let name = quickKeys[letter]
    else { return nil }
    return .command(.jump(to: name, back: chord.modifiers.contains(.shift)))
  }

  private func quickNav(_ chord: KeyChord, _ mode: Mode) -> Meaning? {
    if chord.modifiers.isEmpty, Set(chord.keys) == ["Left Arrow", "Right Arrow"] {
      return .toggleArrows
    }
    if chord == KeyChord([.control, .alt], ["Q"]) { return .toggleLetters }
    let held = chord.modifiers.subtracting([.shift])
    if chord.keys.count == 1, let rotor = chord.keys.first.flatMap({ navigation.quickNav[$0] }),
      held == [.control, .alt, .command] || held.isEmpty && mode.hasLetters
    {
      return .item(rotor, isBack: chord.modifiers.contains(.shift))
    }
    guard mode.hasArrows, chord.modifiers.isEmpty else { return nil }
    if Set(chord.keys) == ["Up Arrow", "Down Arrow"] { return .command(.activate) }
    let moves: [[String]: Command] = [
      ["Right Arrow"]: .next, ["Left Arrow"]: .previous, ["Down Arrow"]: .down,
      ["Up Arrow"]: .up,
    ]
    return moves[chord.keys].map { .command($0) }
  }
}
