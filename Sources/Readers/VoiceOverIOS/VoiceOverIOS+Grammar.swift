import AccessibilityTree
import ScreenReader

extension Grammar {
  /// What VoiceOver of iOS 27 says, as recordings of it show.
  ///
  /// The order is measured (recordings of `XCUIVoiceOverService`); that lists and landmarks speak at the
  /// role while positions trail is an author's note of iOS 26.3.
  static let voiceOverIOS: Grammar = {
    let manner = VoiceOverManner()
    var grammar = Grammar([
      .containers(manner), .selected(manner), .headers, .label(manner), .value, .content(manner),
      .selectedAfterLabel(manner), .dimmed, .roles(manner), .boundaries, .cell,
      .positions(manner), .actions(manner), .hint(manner),
    ])
    grammar.toolkits[.webKit] = voiceOverOnWeb(manner)
    return grammar
  }()
}
