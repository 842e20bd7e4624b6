/// The written form of a phrase, which depends on the source of VoiceOver's phrases.
public enum PhraseForm: String, CaseIterable, Sendable {
  /// The form in which people write speech down: "back button".
  case spoken
  /// The form that `XCUIVoiceOverService` of iOS 27 returns: "Back Button".
  case utterance
  /// The form that AccessibilitySnapshot draws, with its full stop: "Back Button."
  case legend
}
