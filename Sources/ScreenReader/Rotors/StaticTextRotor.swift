import AccessibilityTree
import Voices

extension Rotor {
  /// Finds plain texts.
  public static let staticText = Rotor(
    .rotorStaticText, item: .itemStaticText, .elements { $0.traits.contains(.staticText) })
}
