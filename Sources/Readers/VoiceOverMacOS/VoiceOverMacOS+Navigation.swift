import AccessibilityTree
import ScreenReader
import Voices

extension Navigation {
  /// How one moves with VoiceOver on the Mac: by keys held with Control and Option.
  ///
  /// List boxes, tables, toolbars and the text of fields are interacted with, and told on the way in and out
  /// (recorded: "In List of options list box …", "Out of edit text"); groups and regions are not. The order
  /// of the rotor is assumed.
  static let voiceOverMacOS: Navigation = {
    var navigation = Navigation(
      rotors: [
        .links, .headings, .tables, .lists, .images, .formControls, .buttons, .textFields,
        .landmarks,
        .visitedLinks, .staticText, .actions, .characters, .words, .lines,
      ],
      gesture: { command, _ in keys(of: command) })
    navigation.interaction = Interaction(
      isBounded: { element in
        switch element.semanticRole {
        case .listBox, .table, .grid, .treeGrid, .toolBar, .document, .comboBox: true
        default: false
        }
      },
      isEnteredFirst: { $0.semanticRole == .comboBox },
      holdsText: { element in
        switch element.semanticRole {
        case .textBox, .searchBox, .comboBox: true
        default: false
        }
      },
      hasOutermost: { $0.platform == .web })
    navigation.takesFocus = { element in
      if let responds = element.respondsToUserInteraction { return responds }
      switch element.semanticRole {
      case .button, .link, .textBox, .searchBox, .checkbox, .radio, .switchControl, .slider,
        .spinButton, .tab, .comboBox:
        return true
      default: return false
      }
    }
    navigation.echoesWordAtCaret = true
    // Recorded by testers of ARIA-AT (w3c-cg/aria-at, issues 1115 and 1136).
    navigation.reports = [
      "VO-F3": .init(.element, ending: "isInVoiceOverCursor"),
      "VO-F4": .init(.focus, ending: "hasKeyboardFocus"),
    ]
    // The letters that the W3C's plans press (w3c/aria-at 6b4634a, voiceover_macos-commands.csv), and X and G, which are
    // assumed. Those for check boxes (C) and levels of headings (1 to 6) are missing.
    navigation.quickNav = [
      "H": "Headings", "L": "Links", "J": "Form Controls", "T": "Tables", "X": "Lists",
      "G": "Images", "B": "Buttons", "F": "Text Fields",
    ]
    // That what the caret passes is spoken is the setting that VoiceOver Utility begins with (assumed).
    navigation.fieldKeys = FieldKeys(saysPassedCharacters: true, saysPassedWords: true)
    return navigation
  }()

  /// The keys of a command, as VoiceOver's own list of them writes them (guidepup's table, after Apple's).
  private static func keys(of command: CommandWord) -> String? {
    switch command {
    case .next: "VO-Right Arrow"
    case .previous: "VO-Left Arrow"
    case .first: "VO-Home"
    case .last: "VO-End"
    case .moveIn: "VO-Shift-Down Arrow"
    case .moveOut: "VO-Shift-Up Arrow"
    case .activate: "VO-Space bar"
    case .increment: "VO-Up Arrow, after VO-Shift-Down Arrow"
    case .decrement: "VO-Down Arrow, after VO-Shift-Down Arrow"
    case .escape: "Escape"
    case .rotor, .nextRotor, .previousRotor: "VO-U, then the arrow keys"
    case .down, .up: "VO-Command with a quick key, and Shift to go back"
    case .action: "VO-Command-Space bar"
    case .scroll: "Page Up and Page Down"
    case .type, .delete, .press: "Type on the keyboard"
    case .linked: "VO-J"
    case .readAll: "VO-A"
    case .readFromTop: "VO-B"
    case .stop: "Control"
    case .tab: "Tab"
    case .shiftTab: "Shift-Tab"
    case .back, .home, .jump, .cell, .magicTap, .touch, .wait, .find, .open: nil
    }
  }
}
