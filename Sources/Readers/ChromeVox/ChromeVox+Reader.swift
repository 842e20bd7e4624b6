import AccessibilityTree
import Bridges
public import ScreenReader
import Voices

extension Reader {
  /// ChromeVox on ChromeOS on pages, based on its source code and its own tests.
  ///
  /// A stop is an object: a control or a text. The containers around it follow it: "apple, list item, list, with 3
  /// items".
  public static let chromeVox: Reader = {
    var reader = Reader(
      "chromevox", title: "ChromeVox", version: "Chromium f24a8e1", platforms: [.web],
      grammar: .chromeVox)
    reader.isAtDesk = true
    reader.summary = "ChromeVox on ChromeOS, on web pages, object by object"
    reader.evidence = [
      "its own tests, rewritten as pages: 40 of 42 patterns",
      "the source code of ChromeVox, as each phrase says",
    ]
    reader.forms = [.spoken, .utterance]
    reader.bridge = .automation
    reader.stops = .chromeVox
    reader.order = .chromeVox
    reader.navigation = .chromeVox
    reader.sounds = .chromeVox
    reader.defaults.typingFeedback = .characters
    reader.settings = ReaderSetting.chromeVox
    return reader
  }()
}
