import ScreenReader

extension Sounds {
  /// The sounds of TalkBack: none tells of the edge of a screen (recorded: IRS-Public/aloud, TalkBack 16.2), and
  /// none of what the rotor is turned to, or that nothing was found, which is said.
  ///
  /// It has `focus` and `focus_actionable` for an element, `tick` for what is activated, `window_state` for a
  /// screen and `scroll_tone` for a page, and none for keyboards and alerts (source code: the files in res/raw of
  /// TalkBack 15.1; that it says "Showing" and the name of a keyboard is not simulated, as no file names it).
  static let talkBack = Sounds(without: [
    .boundary, .nextRotor, .previousRotor, .noResults, .startInteracting, .stopInteracting,
    .interactableGroup, .insertionPointMoved, .keyboardAppeared, .keyboardDisappeared,
    .alertAppeared,
    .noItemDiscovered, .unknownCommand, .secureTextEntered,
  ])
}
