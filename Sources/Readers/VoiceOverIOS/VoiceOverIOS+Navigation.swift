import AccessibilityTree
import ScreenReader

extension Navigation {
  /// How one moves with VoiceOver on iOS: swipes, taps and a rotor.
  ///
  /// The order of the rotor's options is assumed; users arrange it as they like. At an edge the element is
  /// said again (measured: iOS 27 returns the same utterance and no error).
  static let voiceOverIOS = Navigation(
    rotors: [
      .actions, .adjustValue, .edit, .moreContent, .headings, .headingLevel1, .headingLevel2,
      .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6, .links, .visitedLinks,
      .formControls, .buttons, .textFields, .searchFields, .staticText, .images, .tables, .lists,
      .landmarks, .misspelledWords, .containers, .sameItem, .verticalNavigation, .characters,
      .words, .lines,
      .speakingRate, .hints, .navigationStyle,
    ],
    gesture: { command, platform in TouchGestures.words(for: command, on: platform) })
}
