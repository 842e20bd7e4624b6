/// The severity of a finding.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  /// Advice.
  case note
  /// Usable with a screen reader, but confusing or slow.
  case warning
  /// A screen reader user cannot perceive or operate the element.
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
