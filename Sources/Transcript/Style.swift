public import ScreenReader
import Voices

/// A way to write utterances down, which names a dialect as well as a shape.
public enum Style: String, CaseIterable, Sendable {
  /// Commas between fragments, roles in lower case: "Rate, button".
  case spoken
  /// What `XCUIVoiceOverService` of iOS 27 returns, the hint at its end: "Rate Button".
  case utterance
  /// What AccessibilitySnapshot draws: "Rate. Button."
  case legend

  /// What the reader of this style says in which order.
  public var dialect: Dialect {
    switch self {
    case .spoken: .voiceOverIOS(.spoken)
    case .utterance: .voiceOverIOS(.utterance)
    case .legend: .accessibilitySnapshot
    }
  }
}
