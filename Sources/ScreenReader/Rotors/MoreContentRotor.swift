import AccessibilityTree
import Voices

extension Rotor {
  /// Reads additional facts about the element.
  public static let moreContent = Rotor(.rotorMoreContent, .moreContent)
}
