import AccessibilityTree
import Voices

extension Rotor {
  /// Finds visited links.
  public static let visitedLinks = Rotor(
    .rotorVisitedLinks, item: .itemVisitedLink,
    .elements { $0.traits.isSuperset(of: [.link, .visited]) })
}
