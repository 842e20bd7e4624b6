/// One thing that a rule has found.
public struct Finding: Equatable, Sendable {
  /// The name of the rule.
  public var rule: String
  /// How much it hurts.
  public var severity: Severity
  /// Whether a person has to decide if it is wrong.
  public var needsReview: Bool
  /// What is wrong here, one or more sentences on one line.
  public var message: String
  /// How to mend it here, one or more sentences on one line.
  public var repair: String
  /// The element that it is about, or `nil` for the whole screen.
  public var place: FindingPlace?
  /// Further elements that belong to it.
  public var related: [FindingPlace]
  /// What stays the same for this finding when the screen changes elsewhere, in hexadecimal digits.
  public var fingerprint = ""
  /// Why the finding does not count, or `nil` when it does.
  public var suppression: AppliedSuppression?
  /// Whether the finding was there before, in the baseline.
  public var isKnown = false

  /// What is wrong and how to mend it, on one line.
  public var text: String { "\(message) \(repair)" }

  /// Whether the finding counts: it is neither suppressed nor known.
  public var counts: Bool { suppression == nil && !isKnown }
}
