import AccessibilityTree
import Voices

extension Rotor {
  /// Finds text fields, including search fields.
  public static let textFields = Rotor(
    .rotorTextFields, item: .itemTextField,
    .elements { !$0.traits.isDisjoint(with: [.textEntry, .searchField]) })
}
