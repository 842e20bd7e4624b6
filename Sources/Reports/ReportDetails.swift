public import AccessibilityAudit

/// Details that a report includes beside the findings.
public struct ReportDetails: Sendable {
  /// The version of the program.
  public var version: String
  /// Whether to use colours in formats that support them.
  public var isColored: Bool
  /// Whether to list passed and not applicable rules one by one.
  public var isVerbose: Bool
  /// The mildest severity that fails a build, or `nil` if none does.
  public var failOn: Severity?
  /// The exit status of the program.
  public var exitStatus: Int

  /// Creates details.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - isColored: Whether to use colours in formats that support them.
  ///   - isVerbose: Whether to list passed and not applicable rules one by one.
  ///   - failOn: The mildest severity that fails a build, or `nil` if none does.
  ///   - exitStatus: The exit status of the program.
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
