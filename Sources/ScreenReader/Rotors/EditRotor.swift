import AccessibilityTree
import Voices

extension Rotor {
  /// Chooses something to do with the text being edited; a double tap does it.
  public static let edit = Rotor(.rotorEdit, .edit)
}
