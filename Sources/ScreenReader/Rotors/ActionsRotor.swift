import AccessibilityTree
import Voices

extension Rotor {
  /// Selects a custom action; a double tap performs it.
  public static let actions = Rotor(.rotorActions, .actions)
}
