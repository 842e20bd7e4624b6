import AccessibilityTree
import Voices

extension Rotor {
  /// Reads further facts about the element.
  public static let moreContent = Rotor(.rotorMoreContent, .moreContent)
}
