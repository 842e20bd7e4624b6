/// A preferred text size, from the smallest to the largest, named after UIKit's content size categories.
public enum TextSize: String, CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size.
  case extraSmall
  /// Two steps below the system default.
  case small
  /// One step below the system default.
  case medium
  /// The system default.
  case large
  /// One step above the system default.
  case extraLarge
  /// Two steps above the system default.
  case extraExtraLarge
  /// The largest size before the accessibility sizes.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest accessibility size.
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
