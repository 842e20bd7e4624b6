import AccessibilityTree
import Voices

extension Rotor {
  /// Moves by line through the text of the element.
  static let lines = Rotor(.rotorLines, .text(.line))
}
