import AccessibilityTree

extension Screen {
  /// Returns the screen with the reader's own words in another language, or as it is without one.
  func inLanguage(_ language: String?) -> Screen {
    guard let language else { return self }
    var screen = self
    screen.language = language
    return screen
  }
}
