import AccessibilityTree
import Voices

extension Rotor {
  /// Turns hints on and off.
  public static let hints = Rotor(.rotorHints, .setting(.hints))
}
