import ScreenReader

extension ReaderSetting {
  /// The settings of NVDA that change what is heard.
  static let nvda: [ReaderSetting] = [
    .part(.hints, summary: "the descriptions of elements"),
    .part(.containers, summary: "the containers that the cursor enters and leaves"),
    .rate,
  ]
}
