import AccessibilityTree
import ScreenReader
import Voices

extension Navigation {
  /// How one moves with VoiceOver on iOS: swipes, taps and a rotor.
  ///
  /// The rotor begins as it did on a cell of a new iOS 26.5 (EhPanda-Team/EhPanda, VoiceOver's log in the
  /// walkthrough research of phase 16): Characters, Words, Lines, Speaking Rate, Containers, Headings,
  /// Actions. Where the other options stand is assumed; users arrange them as they like. At an edge the
  /// element is said again (measured: iOS 27 returns the same utterance and no error).
  static let voiceOverIOS: Navigation = {
    var navigation = Navigation(
      rotors: [
        .characters, .words, .lines, .speakingRate, .containers, .headings, .actions, .adjustValue,
        .edit, .moreContent, .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4,
        .headingLevel5, .headingLevel6, .links, .visitedLinks, .formControls, .buttons,
        .textFields, .searchFields, .staticText, .images, .tables, .lists, .landmarks,
        .misspelledWords,
        .sameItem, .verticalNavigation, .hints, .navigationStyle, .brailleScreenInput,
      ],
      gesture: { command, platform in TouchGestures.words(for: command, on: platform) })
    // To actions: logs of iOS 26. To values and to what a field can do with its text: users write so.
    navigation.turnsItselfTo = [.rotorAdjustValue, .rotorActions, .rotorEdit]
    navigation.landing = .voiceOverIOS
    // A connected keyboard has the keys of the Mac (assumed).
    navigation.keyboard = { .voiceOverMacOS }
    // Right after a double tap announcements were shown and not spoken, whether they queued or not; after 750
    // milliseconds they were spoken (a device with iOS 26.6.1, checked against the sound:
    // shaynemcp/careconnect-adhd, docs/qa/voiceover-a11y/TEST_REPORT.md, QA-04). That one of high priority
    // is heard is documented by Apple; that any wait will do is assumed (CVS Health waits 100 milliseconds).
    navigation.losesHastyAnnouncements = true
    return navigation
  }()
}
