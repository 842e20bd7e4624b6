import AccessibilityTree
import ScreenReader

extension Navigation {
  /// How one moves with NVDA on a page in browse mode (source code: `browseMode.py`).
  static let nvda: Navigation = {
    var navigation = Navigation(
      rotors: NVDAQuickKeys.all.compactMap(Rotor.init), repeatsAtEdge: false,
      gesture: { command, _ in keys(of: command) })
    navigation.mostCellsTried = 3
    navigation.quickKeys = NVDAQuickKeys.all
    navigation.quickKeysTellPlaces = true
    navigation.takesFocus = NVDARoleWords.takesFocus
    // `event_typedCharacter` (recorded).
    navigation.echoesEveryCharacter = true
    // `script_toggleVirtualBufferPassThrough` and `script_disablePassThrough`.
    navigation.modeKey = "NVDA-Space bar"
    navigation.leavesFocusModeByEscape = { element in
      switch element.role {
      case .menuItem, .menuItemCheckbox, .menuItemRadio, .cell, .gridCell: false
      default: true
      }
    }
    // `script_reportCurrentFocus` and `script_reportCurrentLine`.
    navigation.reports = ["NVDA-Tab": .init(.focus), "NVDA-Up Arrow": .init(.line)]
    navigation.textKeys = .nvda
    navigation.turnsToFocusMode = { element, around in
      NVDARoleWords.takesKeys(element) || element.webFlags.contains(.isEditable)
        || around.contains { $0.role == .toolBar }
    }
    // Source code: `editableText.py`. On Windows the caret goes on to the beginning of the next word.
    navigation.fieldKeys = FieldKeys(
      saysPassedCharacters: false, saysPassedWords: false, saysEnds: true)
    return navigation
  }()

  private static func keys(of command: CommandWord) -> String? {
    switch command {
    case .next: "Down Arrow"
    case .previous: "Up Arrow"
    case .first: "Control-Home"
    case .last: "Control-End"
    case .activate: "Enter or Space bar"
    case .escape: "Escape"
    case .increment: "Up Arrow, in focus mode"
    case .decrement: "Down Arrow, in focus mode"
    case .jump: "A quick key such as H, and Shift with it to go back"
    case .tab: "Tab"
    case .shiftTab: "Shift-Tab"
    case .cell: "Control-Alt with an arrow key"
    case .rotor, .nextRotor, .previousRotor: "NVDA-F7, the list of elements"
    case .down: "The quick key"
    case .up: "Shift with the quick key"
    case .readAll: "NVDA-Down Arrow"
    case .stop: "Control"
    case .back, .home, .readFromTop, .moveIn, .moveOut, .action, .scroll, .magicTap, .touch,
      .linked, .wait, .find, .open, .type, .delete, .press:
      nil
    }
  }
}

extension TextKeys {
  /// The caret of browse mode (source code: `cursorManager.py`; recorded for Home and the arrow keys).
  fileprivate static let nvda: TextKeys = {
    var keys = TextKeys(
      passesAtOnce: { _ in false }, characters: .everything, words: .everything,
      wordRule: .bySpaces, endSpeaksLine: false, repeatsAtEdge: true)
    keys.leaving = .nvdaLeavingItself
    return keys
  }()
}
