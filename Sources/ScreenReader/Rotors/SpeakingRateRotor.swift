import AccessibilityTree
import Voices

extension Rotor {
  /// Changes the speaking rate.
  public static let speakingRate = Rotor(.rotorSpeakingRate, .setting(.speakingRate))
}
