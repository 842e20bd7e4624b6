import AccessibilityTree
import Voices

extension Rotor {
  /// Changes the speaking rate.
  static let speakingRate = Rotor(.rotorSpeakingRate, .setting(.speakingRate))
}
