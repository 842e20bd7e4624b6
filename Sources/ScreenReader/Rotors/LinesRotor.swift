import AccessibilityTree
import Voices

extension Rotor {
  /// Moves by line through the text of the element.
  public static let lines = Rotor(.rotorLines, .text(.line))
}
