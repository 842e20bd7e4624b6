import AccessibilityTree
import Bridges
public import ScreenReader
import Voices

extension Reader {
  /// VoiceOver on the Mac, based on machine recordings of macOS 11 to 14 and transcriptions of Safari.
  ///
  /// "expanded" and "dimmed" come before "button", a value comes before its label, and groups are separate stops:
  /// "Section 3 dimmed collapsed button".
  public static let voiceOverMacOS: Reader = {
    var reader = Reader(
      "voiceover-macos", title: "VoiceOver", version: "14",
      platforms: [.macos, .web, .ios, .ipados], grammar: .voiceOverMacOS)
    reader.standardPlatforms = [.macos]
    reader.summary =
      "VoiceOver on the Mac, by keyboard; windows are assumed to sound like pages"
    reader.evidence = [
      "machine recordings of web components on macOS 11 and 12: 73 of 78 phrases, 37 of 45 held out",
      "transcriptions of Safari on macOS by people, as each phrase says",
    ]
    reader.forms = [.spoken, .utterance]
    reader.bridge = .macOS
    reader.stops = .voiceOverMacOS
    reader.order = .voiceOverMacOS
    reader.navigation = .voiceOverMacOS
    reader.sounds = Sounds(without: [.nextRotor, .previousRotor, .scrolledPage])
    reader.settings = ReaderSetting.voiceOverMacOS
    return reader
  }()
}
