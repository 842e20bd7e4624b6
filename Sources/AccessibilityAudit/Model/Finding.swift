/// One finding of a rule.
public struct Finding: Equatable, Sendable {
  /// The name of the rule.
  public var rule: String
  /// The severity of the finding.
  public var severity: Severity
  /// Whether a person must decide if it is a fault.
  public var needsReview: Bool
  /// The fault, in one or more sentences on one line.
  public var message: String
  /// The repair, in one or more sentences on one line.
  public var repair: String
  /// The element of the finding, or `nil` for the whole screen.
  public var place: FindingPlace?
  /// Related elements.
  public var related: [FindingPlace]
  /// The file of a flow that reproduces the fault, or `nil`.
  public var flow: String?
  /// A stable identifier of the finding, in hexadecimal digits; changes elsewhere on the screen do not affect it.
  public var fingerprint = ""
  /// The suppression that excludes the finding, or `nil` if it counts.
  public var suppression: AppliedSuppression?
  /// Whether the baseline contains the finding.
  public var isKnown = false

  /// The message and the repair, on one line.
  public var text: String { "\(message) \(repair)" }

  /// Whether the finding counts: it is neither suppressed nor in the baseline.
  public var counts: Bool { suppression == nil && !isKnown }
}
