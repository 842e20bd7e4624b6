public import AccessibilityAudit

/// What is written into a report beside the findings.
public struct ReportDetails: Sendable {
  /// The version of the program.
  public var version: String
  /// Whether colours are used where a format has them.
  public var isColored: Bool
  /// Whether what passed and what was not applicable is told rule by rule.
  public var isVerbose: Bool
  /// The mildest severity that fails a build, or `nil` when nothing does.
  public var failOn: Severity?
  /// The status with which the program ends.
  public var exitStatus: Int

  /// Creates details.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - isColored: Whether colours are used where a format has them.
  ///   - isVerbose: Whether what passed and what was not applicable is told rule by rule.
  ///   - failOn: The mildest severity that fails a build, or `nil` when nothing does.
  ///   - exitStatus: The status with which the program ends.
  public init(
    version: String, isColored: Bool = false, isVerbose: Bool = false,
    failOn: Severity? = .error, exitStatus: Int = 0
  ) {
    self.version = version
    self.isColored = isColored
    self.isVerbose = isVerbose
    self.failOn = failOn
    self.exitStatus = exitStatus
  }
}
