/// The displayed kind of a finding: its severity, or a review by a person.
public enum FindingKind: String, CaseIterable, Comparable, Sendable {
  /// A person must decide whether there is a fault.
  case review
  /// Advice.
  case note
  /// Usable with a screen reader, but confusing or slow.
  case warning
  /// A screen reader user cannot perceive or operate the element.
  case error

  /// Returns whether one kind is milder than another; a review is the mildest.
  ///
  /// - Parameters:
  ///   - first: A kind.
  ///   - second: Another kind.
  /// - Returns: Whether the first one is milder.
  public static func < (first: FindingKind, second: FindingKind) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Creates the kind of a certain fault.
  ///
  /// - Parameter severity: The severity of the fault.
  public init(_ severity: Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

extension Finding {
  /// The displayed kind of the finding.
  public var kind: FindingKind { needsReview ? .review : FindingKind(severity) }
}
