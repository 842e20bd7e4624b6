import ScreenReader

extension ReaderSetting {
  /// The settings of VoiceOver on the Mac that change what is heard.
  static let voiceOverMacOS: [ReaderSetting] = [
    .part(.hints, summary: "the help that comes after a pause, and what acting on an element does"),
    .part(.containers, summary: "the names of the containers that the cursor enters and leaves"),
    .part(.headers, summary: "the headers of table cells"),
    .part(.positions, summary: "positions: 1 of 4, row 2"),
    .rate,
  ]
}
