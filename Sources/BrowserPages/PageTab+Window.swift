internal import Documents

/// The window that pages are laid out in, and what the person who looks at it has set.
extension PageTab {
  /// The size of text that browsers take where a page says none, in CSS pixels; that of fixed width is smaller.
  private static let usualText = (standard: 16.0, fixed: 13.0)

  /// Gives pages their window.
  mutating func layOut(before deadline: Deadline) throws(BrowserFailure) {
    let isTouched = settings.isTouched
    let settings = settings
    try connection.call("Emulation.setDeviceMetricsOverride", before: deadline) {
      $0.field("width", Double(settings.width))
      $0.field("height", Double(settings.height))
      $0.field("deviceScaleFactor", settings.scale)
      $0.field("mobile", isTouched)
    }
    try connection.call("Emulation.setTouchEmulationEnabled", before: deadline) {
      $0.field("enabled", isTouched)
      if isTouched { $0.field("maxTouchPoints", 5.0) }
    }
    // In a tab behind others frames would never be drawn.
    try connection.call("Emulation.setFocusEmulationEnabled", before: deadline) {
      $0.field("enabled", true)
    }
    try prefer(settings.preferences, before: deadline)
  }

  private mutating func prefer(
    _ preferences: PagePreferences, before deadline: Deadline
  ) throws(BrowserFailure) {
    try connection.call("Emulation.setEmulatedMedia", before: deadline) { json in
      json.field("media", "")
      json.array("features") { json in
        for feature in preferences.mediaFeatures {
          json.object {
            $0.field("name", feature.name)
            $0.field("value", feature.value)
          }
        }
      }
    }
    if preferences.textSize != 100 {
      let factor = Double(preferences.textSize) / 100
      try connection.call("Page.setFontSizes", before: deadline) { json in
        json.object("fontSizes") {
          $0.field("standard", (Self.usualText.standard * factor).rounded())
          $0.field("fixed", (Self.usualText.fixed * factor).rounded())
        }
      }
    }
    let device = settings.toldDevice
    let chromium = version.drop { $0 != "/" }.dropFirst().prefix { $0.isNumber }
    try connection.call("Emulation.setUserAgentOverride", before: deadline) {
      $0.field("userAgent", device.userAgent(chromium: chromium))
      $0.field("platform", device.navigatorPlatform)
      device.writeHints(&$0, chromium: chromium)
      if !preferences.languages.isEmpty {
        $0.field("acceptLanguage", preferences.acceptedLanguages)
      }
    }
    // Safari has no such object, and sites ask whether it is there.
    if !device.givesHints {
      try connection.call("Page.addScriptToEvaluateOnNewDocument", before: deadline) {
        $0.field("source", "delete Navigator.prototype.userAgentData")
      }
    }
    guard let language = preferences.languages.first else { return }
    try connection.call("Emulation.setLocaleOverride", before: deadline) {
      $0.field("locale", language)
    }
  }
}
