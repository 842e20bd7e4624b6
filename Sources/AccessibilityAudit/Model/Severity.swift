/// How much a finding hurts.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  /// Advice.
  case note
  /// Possible with a screen reader, but confusing or slow.
  case warning
  /// Someone with a screen reader cannot perceive or operate it.
  case error

  /// Returns whether one severity is milder than another.
  ///
  /// - Parameters:
  ///   - first: A severity.
  ///   - second: Another severity.
  /// - Returns: Whether the first one is milder.
  public static func < (first: Severity, second: Severity) -> Bool { first.rank < second.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
