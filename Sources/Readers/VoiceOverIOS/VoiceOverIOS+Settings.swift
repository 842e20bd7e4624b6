import ScreenReader

extension ReaderSetting {
  /// The settings of VoiceOver on iOS that change what is heard.
  static let voiceOverIOS: [ReaderSetting] = [
    .part(.hints, summary: "what acting on an element does"),
    .part(.actions, summary: "that an element has custom actions"),
    .part(
      .containers, summary: "the names of containers, and where lists and landmarks begin and end"),
    .part(.headers, summary: "the headers of table cells"),
    .part(.positions, summary: "positions: 1 of 4, row 2"),
    .navigation, .returning, .typing, .rate,
  ]
}
