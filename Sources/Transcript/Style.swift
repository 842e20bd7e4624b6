import Readers
package import ScreenReader
public import Voices

/// The written style of utterances; it does not change what the reader says.
public enum Style: String, CaseIterable, Sendable {
  /// Commas between fragments, roles in lower case: "Rate, button".
  case spoken
  /// The text that `XCUIVoiceOverService` of iOS 27 returns, with the hint at the end: "Rate Button".
  case utterance
  /// The text that AccessibilitySnapshot draws: "Rate. Button."
  case legend

  /// The phrase form of this style.
  public var form: PhraseForm {
    switch self {
    case .spoken: .spoken
    case .utterance: .utterance
    case .legend: .legend
    }
  }

  /// Returns the reader whose words this style writes down, or `nil` when the reader has no such style.
  ///
  /// The style legend is that of AccessibilitySnapshot, which has a model of VoiceOver of its own.
  package func reader(_ reader: Reader) -> Reader? {
    if reader.forms.contains(form) { return reader }
    return Readers.models.first { $0.name == reader.name && $0.forms.contains(form) }
  }
}
