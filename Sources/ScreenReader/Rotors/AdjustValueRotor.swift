import AccessibilityTree
import Voices

extension Rotor {
  /// Increments and decrements.
  public static let adjustValue = Rotor(.rotorAdjustValue, .adjustValue)
}
