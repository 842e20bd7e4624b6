/// The size of text that a person prefers, from the smallest to the largest, by UIKit's content size categories.
public enum TextSize: String, CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest.
  case extraSmall
  /// Two steps below the system's own.
  case small
  /// One step below the system's own.
  case medium
  /// The system's own.
  case large
  /// One step above the system's own.
  case extraLarge
  /// Two steps above the system's own.
  case extraExtraLarge
  /// The largest before the accessibility sizes.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// Returns whether one size is smaller than another.
  ///
  /// - Parameters:
  ///   - first: A size.
  ///   - second: Another size.
  /// - Returns: Whether the first one is smaller.
  public static func < (first: TextSize, second: TextSize) -> Bool { first.rank < second.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
