import AccessibilityTree
import Voices

extension Rotor {
  /// Finds images.
  public static let images = Rotor(
    .rotorImages, item: .itemImage, .elements { $0.traits.contains(.image) })
}
