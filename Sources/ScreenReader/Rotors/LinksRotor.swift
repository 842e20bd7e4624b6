import AccessibilityTree
import Voices

extension Rotor {
  /// Finds links.
  public static let links = Rotor(
    .rotorLinks, item: .itemLink, .elements { $0.traits.contains(.link) })
}
