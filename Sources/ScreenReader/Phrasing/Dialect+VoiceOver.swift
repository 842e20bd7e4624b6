public import Voices

extension Dialect {
  /// VoiceOver of iOS 27, as recordings of it show.
  ///
  /// The order is measured (recordings of `XCUIVoiceOverService`); that lists and landmarks speak at the
  /// role while positions trail is an author's note of iOS 26.3.
  ///
  /// - Parameter form: ``PhraseForm/spoken`` or ``PhraseForm/utterance``.
  /// - Returns: The dialect.
  public static func voiceOverIOS(_ form: PhraseForm = .spoken) -> Dialect {
    Dialect(
      reader: "voiceover-ios", version: "27", form: form,
      parts: [
        .containers, .selected, .headers, .label, .value, .content, .selectedAfterLabel, .dimmed,
        .roles, .boundaries, .cell, .positions, .actions, .hint,
      ],
      switches: Switches())
  }

  /// VoiceOver as AccessibilitySnapshot describes it: its own model, followed exactly.
  public static var accessibilitySnapshot: Dialect {
    var switches = Switches()
    switches.speaksContainersOnEntry = false
    switches.speaksImportantContent = false
    switches.notesBesideDescription = true
    switches.onlyOutermostPlaces = true
    switches.switchNeedsButton = true
    switches.searchFieldStandsAlone = false
    switches.promotesHintOfBackButton = true
    switches.ordersByLanguage = false
    switches.dropsDegenerateFrames = false
    return Dialect(
      reader: "voiceover-ios", version: "AccessibilitySnapshot", form: .legend,
      parts: [
        .selected, .headers, .label, .cell, .value, .content, .dimmed, .roles, .boundaries,
        .positions, .actions, .hint,
      ],
      switches: switches)
  }
}
