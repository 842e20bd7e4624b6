import AccessibilityTree
import Voices

extension Rotor {
  /// Selects an editing command for the text; a double tap performs it.
  public static let edit = Rotor(.rotorEdit, .edit)
}
