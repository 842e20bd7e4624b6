/// The level of a heading, like SwiftUI's `AccessibilityHeadingLevel`.
public enum HeadingLevel: Int, CaseIterable, Sendable {
  /// Spoken as "heading level 1".
  case h1 = 1
  /// Spoken as "heading level 2".
  case h2
  /// Spoken as "heading level 3".
  case h3
  /// Spoken as "heading level 4".
  case h4
  /// Spoken as "heading level 5".
  case h5
  /// Spoken as "heading level 6".
  case h6
}
