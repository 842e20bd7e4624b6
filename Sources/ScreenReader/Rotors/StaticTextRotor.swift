import AccessibilityTree
import Voices

extension Rotor {
  /// Finds plain text.
  public static let staticText = Rotor(
    .rotorStaticText, item: .itemStaticText, .elements { $0.traits.contains(.staticText) })
}
