/// How a phrase is written, which goes with who wrote VoiceOver's words down.
public enum PhraseForm: String, CaseIterable, Sendable {
  /// As people write down what they hear: "back button".
  case spoken
  /// As `XCUIVoiceOverService` of iOS 27 returns it: "Back Button".
  case utterance
  /// As AccessibilitySnapshot draws it, with its full stop: "Back Button."
  case legend
}
