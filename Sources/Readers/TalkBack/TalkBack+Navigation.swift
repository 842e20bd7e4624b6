import AccessibilityTree
import ScreenReader
import Voices

extension Navigation {
  /// How one moves with TalkBack: swipes, taps and a reading control (source code: donottranslate.xml and
  /// focusmanagement/ of TalkBack 15.1).
  ///
  /// At the edge of the screen nothing is heard (recorded: IRS-Public/aloud, TalkBack 16.2), and the next swipe
  /// leads to the other end; at the edge of a list it is scrolled on (source code:
  /// FocusProcessorForLogicalNavigation.java).
  static let talkBack: Navigation = {
    var navigation = Navigation(
      rotors: [
        .characters, .words, .lines, .talkBackParagraphs, .headings, .talkBackControls, .links,
        .actions, .speakingRate, .adjustValue,
      ],
      repeatsAtEdge: false,
      gesture: { command, _ in words(for: command) })
    // A connected keyboard has those of VoiceOver on the Mac (assumed, for want of a source).
    navigation.keyboard = { .voiceOverMacOS }
    // Off until the user turns them on (source code: donottranslate.xml).
    navigation.moreRotors = [
      .landmarks, .talkBackWindows, .talkBackContainers, .talkBackDefault,
    ]
    // The menu of TalkBack has them under "Editing and selecting".
    navigation.editsByActions = true
    navigation.wrapsAtEdge = true
    navigation.scrollsAtEdge = true
    navigation.landing = .talkBack
    return navigation
  }()

  private static func words(for command: CommandWord) -> String? {
    switch command {
    case .next: "Swipe right"
    case .previous: "Swipe left"
    case .activate: "Double-tap"
    case .increment, .up: "Swipe up"
    case .decrement, .down: "Swipe down"
    case .escape, .back: "Swipe down then left"
    case .home: "Swipe up then left"
    case .rotor, .nextRotor: "Swipe down then up"
    case .previousRotor: "Swipe up then down"
    case .action: "Tap with three fingers, then choose the action"
    case .scroll: "Swipe with two fingers"
    case .type, .delete, .press: "Type on the keyboard"
    case .touch: "Touch the screen"
    case .readAll: "Triple-tap with two fingers"
    case .stop: "Tap with two fingers"
    case .magicTap: "Double-tap with two fingers"
    case .first, .last, .moveIn, .moveOut, .readFromTop, .linked, .jump, .tab, .shiftTab, .cell,
      .wait, .find, .open:
      nil
    }
  }
}

extension Landing {
  /// Where the cursor of TalkBack lands: where it was, else on the first element that does not say the window's
  /// title (source code: actor/FocusActorForScreenStateChange.java of TalkBack 15.1; recorded of a dialog).
  static let talkBack: Landing = {
    var landing = Landing(pushed: .pastTitle, presented: .pastTitle)
    landing.started = .pastTitle
    return landing
  }()
}

extension Rotor {
  /// Moves by paragraph through the text of the element.
  static let talkBackParagraphs = Rotor(.rotorParagraphs, .text(.paragraph))

  /// Finds the beginnings of the other windows.
  static let talkBackWindows = Rotor(
    "rotorWindows", item: "itemWindow",
    .elements { candidate in
      candidate.beginsAnother { $0.facts.isEmpty ? false : $0.statedFacts.systemPart == .window }
    })

  /// Leads out of the list, grid, pager or named place that the cursor is in, or into the next one (source code:
  /// FocusProcessorForLogicalNavigation.findContainerTarget of TalkBack 15.1).
  static let talkBackContainers = Rotor(
    .rotorContainers, item: .itemContainer, .elements { !$0.sharesContainerWithCurrent })

  /// Goes from element to element, as swipes to the sides do.
  static let talkBackDefault = Rotor("rotorDefault", .elements { _ in true })

  /// Finds what can be operated: buttons, fields, what is checked, sliders, and what can be tapped, unless it is
  /// a row of a list (source code: traversal/NodeTypes of TalkBack 15.1).
  static let talkBackControls = Rotor(
    .rotorControls, item: .itemControl,
    .elements { candidate in
      let traits: Traits = [
        .button, .searchField, .adjustable, .textEntry, .radioButton, .popupButton, .checkbox,
        .switchButton, .backButton,
      ]
      if !candidate.traits.isDisjoint(with: traits) { return true }
      let element = candidate.reading.element(at: candidate.stop)
      return element.respondsToUserInteraction == true && element.combination != .combine
    })
}
