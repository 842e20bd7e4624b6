import AccessibilityTree
import Bridges
public import ScreenReader
import Voices

extension Reader {
  /// NVDA on Windows on pages, in browse mode and with Tab, based on its source code, its own tests and its logs.
  ///
  /// A stop is a line, read with the Down key: "heading, level 2, Prices".
  public static let nvda: Reader = {
    var reader = Reader(
      "nvda", title: "NVDA", version: "2026.1", platforms: [.windows, .web], grammar: .nvda)
    reader.standardPlatforms = [.windows]
    reader.summary = "NVDA on Windows, in browse mode on web pages, line by line"
    reader.evidence = [
      "its own tests against Chrome and its own logs in Edge, rewritten as pages: 55 of 60 patterns",
      "the source code of NVDA, as each phrase says",
    ]
    reader.forms = [.spoken, .utterance]
    reader.bridge = .iAccessible2
    reader.stops = .nvda
    reader.order = .nvda
    reader.navigation = .nvda
    reader.sounds = Sounds(without: Set(Earcon.allCases).subtracting([.focusMode, .browseMode]))
    reader.defaults.typingFeedback = .characters
    reader.settings = ReaderSetting.nvda
    return reader
  }()
}
