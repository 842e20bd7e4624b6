import AccessibilityTree
import Voices

extension Rotor {
  /// Finds words that the app or its page marks as misspelled.
  public static let misspelledWords = Rotor(
    .rotorMisspelledWords, .elements { $0.isMisspelled })
}
