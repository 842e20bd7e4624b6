import ScreenReader

extension ReaderSetting {
  /// The settings of Orca that change what is heard.
  static let orca: [ReaderSetting] = [
    .part(.hints, summary: "what describes an element beyond its name"),
    .part(.containers, summary: "what was entered and left"),
    .part(.headers, summary: "the headers of table cells"),
    .rate,
  ]
}
