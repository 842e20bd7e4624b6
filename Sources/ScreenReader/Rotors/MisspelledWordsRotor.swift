import AccessibilityTree
import Voices

extension Rotor {
  /// Finds what the app or its page says is spelt wrongly.
  public static let misspelledWords = Rotor(
    .rotorMisspelledWords, .elements { $0.isMisspelled })
}
