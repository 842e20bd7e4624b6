/// How many findings of a rule a person would call true.
public enum Precision: String, CaseIterable, Comparable, Sendable {
  /// Many findings are a matter of taste; such rules are off unless they are asked for.
  case low
  /// Most findings are true.
  case medium
  /// Nearly all findings are true.
  case high
  /// A finding is a fact.
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
