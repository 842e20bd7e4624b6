import AccessibilityTree
import Voices

extension Rotor {
  /// Increments and decrements.
  static let adjustValue = Rotor(.rotorAdjustValue, .adjustValue)
}
