import AccessibilityTree
import Voices

extension Rotor {
  /// Switches hints on and off.
  public static let hints = Rotor(.rotorHints, .setting(.hints))
}
