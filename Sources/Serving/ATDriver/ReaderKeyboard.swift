import AccessibilityTree
import Readers
import ScreenReader

/// The keys of a reader: what each does, as the reader's own folder says it.
struct ReaderKeyboard: Sendable {
  /// What keys do.
  enum Meaning: Equatable, Sendable {
    /// A command of the reader.
    case command(Command)
    /// The next thing of a kind, by a rotor's English name.
    case item(String, isBack: Bool)
    /// From browse mode to focus mode, and back.
    case toggleMode
    /// Quick Nav by the arrow keys, and by single letters.
    case toggleArrows
    case toggleLetters
    /// A text for the page.
    case text(String)
    /// One character less.
    case delete
    /// Nothing that the reader knows.
    case none
  }

  /// In which way the keyboard is used.
  struct Mode: Equatable, Sendable {
    /// Whether letters go to the page, in a reader that has a mode for that.
    var isFocusMode = false
    /// Whether the arrow keys move the cursor of VoiceOver by themselves.
    var hasArrows = false
    /// Whether single letters lead to the next thing of a kind in VoiceOver.
    var hasLetters = false
  }

  private let chords: [KeyChord: Command]
  private let quickKeys: [Character: String]
  private let hasModes: Bool
  private let isVoiceOver: Bool

  /// Reads the keys of a reader.
  ///
  /// A reader that is touched has those of a keyboard that is connected: VoiceOver's are taken to be the same on iOS
  /// as on macOS (assumed).
  init(_ reader: Reader) {
    let onDesk = reader.isOnDesk
    let keyed = onDesk ? reader : .voiceOverMacOS
    let platform = keyed.standardPlatforms.first ?? .macos
    var chords: [KeyChord: Command] = [:]
    for word in CommandWord.allCases {
      guard let keys = keyed.navigation.gesture(word, platform) else { continue }
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
    quickKeys = Dictionary(
      keyed.navigation.quickKeys.compactMap { key in key.key.map { ($0, key.name) } },
      uniquingKeysWith: { first, _ in first })
    isVoiceOver = keyed.name == Reader.voiceOverMacOS.name
    hasModes = keyed.navigation.turnsToFocusMode != nil
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
    if isVoiceOver, let meaning = voiceOver(chord, mode) { return meaning }
    // NVDA: `script_toggleVirtualBufferPassThrough`, NVDA+space. Orca: insert+A.
    if hasModes, chord == KeyChord([.insert], ["Space bar"]) || chord == KeyChord([.insert], ["A"])
    {
      return .toggleMode
    }
    let isTyping = hasModes && mode.isFocusMode
    if isTyping {
      if let character = chord.character { return .text(String(character)) }
      if chord == KeyChord([], ["Up Arrow"]) { return .command(.increment) }
      if chord == KeyChord([], ["Down Arrow"]) { return .command(.decrement) }
    } else if let quick = quickKey(chord) {
      return quick
    }
    if let command = chords[chord] { return .command(command) }
    if chord == KeyChord([], ["Backspace"]) { return .delete }
    if !hasModes, let character = chord.character { return .text(String(character)) }
    return .none
  }

  private func quickKey(_ chord: KeyChord) -> Meaning? {
    guard chord.modifiers.subtracting([.shift]).isEmpty, chord.keys.count == 1,
      let letter = chord.keys.first?.lowercased().first, chord.keys.first?.count == 1,
      let name = quickKeys[letter]
    else { return nil }
    return .command(.jump(to: name, back: chord.modifiers.contains(.shift)))
  }

  // Assumed: the letters of VoiceOver's commands as they are commonly known, not held against a recording.
  private static let letters = [
    "H": "Headings", "L": "Links", "J": "Form Controls", "T": "Tables", "X": "Lists", "G": "Images",
  ]

  private func voiceOver(_ chord: KeyChord, _ mode: Mode) -> Meaning? {
    if chord.modifiers.isEmpty, Set(chord.keys) == ["Left Arrow", "Right Arrow"] {
      return .toggleArrows
    }
    if chord == KeyChord([.control, .alt], ["Q"]) { return .toggleLetters }
    let held = chord.modifiers.subtracting([.shift])
    if chord.keys.count == 1, let rotor = chord.keys.first.flatMap({ Self.letters[$0] }),
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
