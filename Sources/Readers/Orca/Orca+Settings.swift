import ScreenReader

extension ReaderSetting {
  /// The settings of Orca that change what is heard.
  static let orca: [ReaderSetting] = [
    .part(.hints, summary: "the descriptions of elements"),
    .part(.containers, summary: "the containers that the cursor enters and leaves"),
    .part(.headers, summary: "the headers of table cells"),
    .rate,
  ]
}
