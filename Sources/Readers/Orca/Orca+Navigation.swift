import AccessibilityTree
import ScreenReader

extension Navigation {
  /// How one moves with Orca on a page: line by line with the arrow keys (recorded).
  static let orca: Navigation = {
    var navigation = Navigation(
      rotors: OrcaQuickKeys.all.compactMap(Rotor.init), repeatsAtEdge: false,
      gesture: { command, _ in keys(of: command) })
    navigation.mostCellsTried = 3
    navigation.quickKeys = OrcaQuickKeys.all
    navigation.quickKeysWrap = true
    navigation.takesFocus = OrcaFocus.takesFocus
    navigation.modeKey = "Orca-A"
    navigation.textKeys = .orca
    navigation.turnsToFocusMode = { element, around in
      OrcaFocus.takesKeys(element)
        || around.contains { $0.role == .toolBar || $0.role == .grid || $0.role == .treeGrid }
    }
    // Orca 51's own tests of editing; of 43.1 the same is assumed.
    navigation.fieldKeys = FieldKeys(saysPassedCharacters: false, saysPassedWords: true)
    return navigation
  }()

  /// The keys of a command (source code: Orca 43.1, structural navigation and caret navigation).
  private static func keys(of command: CommandWord) -> String? {
    switch command {
    case .next: "Down Arrow"
    case .previous: "Up Arrow"
    case .first: "Control-Home"
    case .last: "Control-End"
    case .activate: "Return or Space bar"
    case .increment: "Up Arrow, in focus mode"
    case .decrement: "Down Arrow, in focus mode"
    case .escape: "Escape"
    case .jump: "A quick key such as H, and Shift with it to go back"
    case .tab: "Tab"
    case .shiftTab: "Shift-Tab"
    case .cell: "Shift-Alt with an arrow key"
    case .rotor, .nextRotor, .previousRotor: "H, K, V, B, X, R, C, E, G, T, L, Q or M"
    case .down: "The quick key"
    case .up: "Shift with the quick key"
    case .type, .delete, .press: "Type on the keyboard, in focus mode"
    case .readAll: "Keypad Plus"
    case .back, .home, .readFromTop, .stop, .moveIn, .moveOut, .action, .scroll, .magicTap, .touch,
      .linked, .wait, .find, .open:
      nil
    }
  }
}

extension TextKeys {
  /// The caret of browse mode (recorded).
  fileprivate static let orca = TextKeys(
    passesAtOnce: { element in
      element.role.map { objects.contains($0) && $0 != .textBox && $0 != .searchBox } == true
    }, characters: .objects, words: .everything, wordRule: .byPunctuation, endSpeaksLine: true,
    repeatsAtEdge: false)
}
