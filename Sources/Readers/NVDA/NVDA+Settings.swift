import ScreenReader

extension ReaderSetting {
  /// The settings of NVDA that change what is heard.
  static let nvda: [ReaderSetting] = [
    .part(.hints, summary: "what describes an element beyond its name"),
    .part(.containers, summary: "what was entered and left"),
    .rate,
  ]
}
