import ScreenReader

extension Grammar {
  /// What VoiceOver of iOS says in Safari, where WebKit tells more of an element than an app does.
  ///
  /// The order is transcribed: "cat, radio button, unchecked, 1 of 3, required", "action, popup button, tree
  /// popup", "This is the start …, Site header, banner, landmark", "target, description, I'm help text"
  /// (a11ysupport.io, Safari on iOS 12 to 18).
  static func voiceOverOnWeb(_ manner: VoiceOverManner) -> [UtterancePart] {
    [
      .webContainers, .selected(manner), .headers, .webLabel, .webValue, .webContent,
      .selectedAfterLabel(manner), .webCurrent, .webTerms, .dimmed, .webRoles, .webStates,
      .positions(manner), .webRequired, .webHeaders, .cell, .webBoundaries, .webClickable,
      .actions(manner), .hint(manner),
    ]
  }
}
