/// The share of a rule's findings that a person would call true.
///
/// It is measured if at least five findings of the rule were judged on the labelled set, and otherwise estimated.
public enum Precision: String, CaseIterable, Comparable, Sendable {
  /// Less than 80 %: many findings are a matter of taste. Such rules are off by default.
  case low
  /// At least 80 %: most findings are true.
  case medium
  /// At least 90 %: nearly all findings are true.
  case high
  /// At least 95 %: a finding is a fact.
  case veryHigh = "very-high"

  /// Returns whether one precision is lower than another.
  ///
  /// - Parameters:
  ///   - first: A precision.
  ///   - second: Another precision.
  /// - Returns: Whether the first one is lower.
  public static func < (first: Precision, second: Precision) -> Bool { first.rank < second.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
