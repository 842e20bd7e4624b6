import AccessibilityTree
import Voices

extension Rotor {
  /// Finds the element above or below.
  public static let verticalNavigation = Rotor(
    .rotorVerticalNavigation, item: .itemItem, .elements { $0.sharesColumnWithCurrent })
}
