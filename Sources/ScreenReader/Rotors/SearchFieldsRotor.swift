import AccessibilityTree
import Voices

extension Rotor {
  /// Finds search fields.
  public static let searchFields = Rotor(
    .rotorSearchFields, item: .itemSearchField,
    .elements { $0.traits.contains(.searchField) })
}
