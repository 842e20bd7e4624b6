import AccessibilityTree
import Voices

extension Rotor {
  /// Makes the screen a braille keyboard while a text is edited.
  public static let brailleScreenInput = Rotor(.rotorBrailleScreenInput, .input)
}
