import ScreenReader

extension Sounds {
  /// The sounds of TalkBack: none tells of the edge of a screen (recorded: IRS-Public/aloud, TalkBack 16.2), and
  /// none of what the rotor is turned to, or that nothing was found, which is said.
  static let talkBack = Sounds(without: [
    .boundary, .nextRotor, .previousRotor, .noResults, .startInteracting, .stopInteracting,
    .interactableGroup, .insertionPointMoved,
  ])
}
