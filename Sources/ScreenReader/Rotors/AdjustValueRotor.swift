import AccessibilityTree
import Voices

extension Rotor {
  /// Increments and decrements the value.
  public static let adjustValue = Rotor(.rotorAdjustValue, .adjustValue)
}
