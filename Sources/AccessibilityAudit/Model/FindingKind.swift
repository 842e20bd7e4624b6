/// What a finding is called wherever it is shown: how much it hurts, or that a person has to decide.
public enum FindingKind: String, CaseIterable, Comparable, Sendable {
  /// A person has to decide whether anything is wrong.
  case review
  /// Advice.
  case note
  /// Possible with a screen reader, but confusing or slow.
  case warning
  /// Someone with a screen reader cannot perceive or operate it.
  case error

  /// Returns whether one kind is milder than another; a review is the mildest, whatever it may turn out to be.
  ///
  /// - Parameters:
  ///   - first: A kind.
  ///   - second: Another kind.
  /// - Returns: Whether the first one is milder.
  public static func < (first: FindingKind, second: FindingKind) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Creates the kind of what is certainly wrong.
  ///
  /// - Parameter severity: How much it hurts.
  public init(_ severity: Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

extension Finding {
  /// What the finding is called wherever it is shown.
  public var kind: FindingKind { needsReview ? .review : FindingKind(severity) }
}
