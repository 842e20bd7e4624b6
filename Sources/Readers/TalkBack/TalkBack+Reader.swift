import AccessibilityTree
public import ScreenReader
import Voices

extension Reader {
  /// TalkBack, based on its source code and on recordings of version 16.
  ///
  /// A state comes before the name, and the role after it: "not checked, Milk, check box". A row is one stop with the
  /// texts in it. The possible actions follow after a pause: "Double-tap to activate".
  public static let talkBack: Reader = {
    var reader = Reader(
      "talkback", title: "TalkBack", version: "16", platforms: [.android, .web],
      grammar: .talkBack)
    reader.summary =
      "TalkBack on Android, by touch, and on web pages in Chrome"
    reader.evidence = [
      "source code of TalkBack 15.1 (google/talkback 26a27dc0): stops, order, grammar, words",
      "recordings of TalkBack 16.0 (utterances) and 16.2 on Android 14 (speech): the list of captures",
      "transcripts of a11ysupport.io: version 16 says errors first",
      "source code of Chromium (browser_accessibility_android.cc): stops and names on pages",
      "words for roles on pages: transcripts of a11ysupport.io by TalkBack 6 to 16 with Chrome",
    ]
    reader.standardPlatforms = [.android]
    reader.forms = [.spoken, .utterance]
    reader.bridge = .talkBack
    reader.stops = .talkBack
    reader.order = .talkBack
    reader.navigation = .talkBack
    reader.sounds = .talkBack
    reader.settings = ReaderSetting.talkBack
    return reader
  }()
}
