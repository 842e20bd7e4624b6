import ScreenReader

extension ReaderSetting {
  /// The settings of ChromeVox that change what is heard.
  static let chromeVox: [ReaderSetting] = [
    .part(.hints, summary: "how to act on an element, after a pause"),
    .part(.containers, summary: "the containers that the cursor enters"),
    .rate,
  ]
}
