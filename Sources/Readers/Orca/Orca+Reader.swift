import AccessibilityTree
import Bridges
public import ScreenReader
import Voices

extension Reader {
  /// Orca on Linux on pages in browse mode, based on recordings of version 43.1 with Chromium.
  ///
  /// A stop is a line with everything on it, read with the Down key: "Press push button. and Amount entry 3."
  public static let orca: Reader = {
    var reader = Reader(
      "orca", title: "Orca", version: "43.1", platforms: [.linux, .web], grammar: .orca)
    reader.standardPlatforms = [.linux]
    reader.summary = "Orca on Linux, in browse mode on web pages, line by line"
    reader.evidence = [
      "recordings of 60 pages by Orca 43.1 with Chromium 156, key by key: 99.6 % of the lines "
        + "used for development, 92.5 % of those held out",
      "recordings of its quick keys on the same pages: 95 % of the steps used for development, "
        + "90.6 % of those held out",
      "the source code of Orca 43.1, as each phrase says",
    ]
    reader.forms = [.spoken, .utterance]
    reader.bridge = .atSPI
    reader.stops = .orca
    reader.order = .orca
    reader.navigation = .orca
    reader.sounds = Sounds(without: Set(Earcon.allCases))
    reader.defaults.typingFeedback = .characters
    reader.settings = ReaderSetting.orca
    return reader
  }()
}
