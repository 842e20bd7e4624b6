import AccessibilityTree
import Voices

extension Rotor {
  /// Finds buttons.
  public static let buttons = Rotor(
    .rotorButtons, item: .itemButton,
    .elements { !$0.traits.isDisjoint(with: [.button, .backButton, .popupButton]) })
}
