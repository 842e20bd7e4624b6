import AccessibilityTree
import Voices

extension Rotor {
  /// Finds headings of any level.
  public static let headings = Rotor(
    .rotorHeadings, item: .itemHeading, .elements { $0.traits.contains(.header) })
}
