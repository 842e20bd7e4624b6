import AccessibilityTree
import Bridges
public import ScreenReader
import Voices

extension Reader {
  /// VoiceOver on iPhone and iPad, based on recordings of iOS 27.
  ///
  /// If an element has a hint, "Double tap to …" follows "Rate, button" after a pause.
  public static let voiceOverIOS: Reader = {
    var reader = Reader(
      "voiceover-ios", title: "VoiceOver", version: "27",
      // Android's and the web's screens are heard until readers of theirs are there.
      platforms: [.ios, .ipados, .visionos, .tvos, .watchos, .web, .android],
      grammar: .voiceOverIOS)
    reader.summary = "VoiceOver on iPhone and iPad, by touch"
    reader.evidence = [
      "recordings of XCUIVoiceOverService on iOS 27.0: 28 of 28 phrases",
      "captions and logs of iOS 26: 24 of 25 phrases",
      "AccessibilitySnapshot's code and tests, which were checked on devices (stops and order)",
      "Apple's documentation and users' transcripts, as each phrase says",
    ]
    reader.standardPlatforms = [.ios, .ipados, .visionos, .tvos, .watchos]
    reader.forms = [.spoken, .utterance]
    reader.bridge = .uiKit
    reader.stops = .voiceOverIOS(dropsDegenerateFrames: true)
    reader.order = .voiceOverIOS
    reader.navigation = .voiceOverIOS
    reader.settings = ReaderSetting.voiceOverIOS
    return reader
  }()
}
