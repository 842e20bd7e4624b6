import Testing

extension Trait where Self == ConditionTrait {
  /// What is looked at in a browser, where there is one.
  static var inChromium: Self {
    .enabled(if: Browser.program != nil, "chromium is not installed: pages are not opened")
  }
}
