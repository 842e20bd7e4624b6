package import AccessibilityTree

extension Screen {
  /// Whether it is a page in a browser, as the page states it or as an engine shows it to a reader.
  package var isPage: Bool {
    platform == .web || toolkit == .web || toolkit == .webKit || toolkit == .chromium
  }
}
