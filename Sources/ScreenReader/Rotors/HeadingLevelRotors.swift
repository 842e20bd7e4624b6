import AccessibilityTree
import Voices

extension Rotor {
  /// Finds headings of level 1.
  public static let headingLevel1 = Rotor(
    .rotorHeading1, item: .itemHeading, .elements { $0.isHeading(level: 1) })
  /// Finds headings of level 2.
  public static let headingLevel2 = Rotor(
    .rotorHeading2, item: .itemHeading, .elements { $0.isHeading(level: 2) })
  /// Finds headings of level 3.
  public static let headingLevel3 = Rotor(
    .rotorHeading3, item: .itemHeading, .elements { $0.isHeading(level: 3) })
  /// Finds headings of level 4.
  public static let headingLevel4 = Rotor(
    .rotorHeading4, item: .itemHeading, .elements { $0.isHeading(level: 4) })
  /// Finds headings of level 5.
  public static let headingLevel5 = Rotor(
    .rotorHeading5, item: .itemHeading, .elements { $0.isHeading(level: 5) })
  /// Finds headings of level 6.
  public static let headingLevel6 = Rotor(
    .rotorHeading6, item: .itemHeading, .elements { $0.isHeading(level: 6) })
}
