import AccessibilityTree
import Voices

extension Rotor {
  /// Finds elements with the same role as the one under the cursor.
  public static let sameItem = Rotor(
    .rotorSameItem, item: .itemSameItem, .elements { $0.resemblesCurrent })
}
