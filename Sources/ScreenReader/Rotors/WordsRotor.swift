import AccessibilityTree
import Voices

extension Rotor {
  /// Moves by word through the text of the element.
  public static let words = Rotor(.rotorWords, .text(.word))
}
