import AccessibilityTree
import Voices

extension Rotor {
  /// Moves by character through the text of the element.
  public static let characters = Rotor(.rotorCharacters, .text(.character))
}
