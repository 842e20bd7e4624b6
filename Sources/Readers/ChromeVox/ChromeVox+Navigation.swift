import ScreenReader

extension Navigation {
  /// How one moves with ChromeVox: object by object, line by line, and by keys for what there is of a kind, round
  /// and round (source code: `command_handler.ts`).
  static let chromeVox: Navigation = {
    var navigation = Navigation(
      rotors: ChromeVoxQuickKeys.all.compactMap(Rotor.init), repeatsAtEdge: false,
      gesture: { command, _ in keys(of: command) })
    navigation.quickKeys = ChromeVoxQuickKeys.all
    navigation.quickKeysWrap = true
    navigation.quickKeysTellPlaces = true
    navigation.wrapsAtOnce = true
    navigation.mostCellsTried = 1
    navigation.takesFocus = ChromeVoxObjects.takesFocus
    return navigation
  }()

  private static func keys(of command: CommandWord) -> String? {
    switch command {
    case .next: "Search-Right Arrow"
    case .previous: "Search-Left Arrow"
    case .first: "Control-Search-Left Arrow"
    case .last: "Control-Search-Right Arrow"
    case .activate: "Search-Space bar"
    case .escape: "Escape"
    case .increment: "Up Arrow"
    case .decrement: "Down Arrow"
    case .jump: "Search with a key such as H, and Shift with it to go back"
    case .tab: "Tab"
    case .shiftTab: "Shift-Tab"
    case .cell: "Search-Control-Alt with an arrow key"
    case .rotor, .nextRotor, .previousRotor: "Search-Control with a key such as H, the lists"
    case .down: "Search with the quick key"
    case .up: "Search-Shift with the quick key"
    case .type, .delete, .press: "Type on the keyboard"
    case .readAll: "Search-R"
    case .stop: "Control"
    case .back, .home, .readFromTop, .moveIn, .moveOut, .action, .scroll, .magicTap, .touch,
      .linked, .wait, .find, .open:
      nil
    }
  }
}
