import AccessibilityTree
import Voices

extension Rotor {
  /// Finds the first element of each container.
  public static let containers = Rotor(
    .rotorContainers, item: .itemContainer, .elements { $0.beginsAnyContainer })
}
