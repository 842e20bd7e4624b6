public import Documents

/// Something that is wrong with a suppression.
public struct SuppressionProblem: Equatable, Sendable {
  /// How much it matters.
  public var severity: Severity
  /// What is wrong and what to do, on one line.
  public var message: String
  /// The file that holds the suppression.
  public var path: String
  /// Where it is written, or `nil`.
  public var location: SourcePlace?

  static func ended(
    _ rule: String, _ until: Day, _ path: String, _ location: SourcePlace?
  ) -> SuppressionProblem {
    SuppressionProblem(
      severity: .error,
      message: "the suppression of \(SafeText.quoted(rule)) ended on \(until); repair what it "
        + "hides, or give it a new end with its reason",
      path: path, location: location)
  }

  static func unused(
    _ rule: String, _ path: String, _ location: SourcePlace?
  ) -> SuppressionProblem {
    SuppressionProblem(
      severity: .warning,
      message: "the suppression of \(SafeText.quoted(rule)) hides nothing; take it out",
      path: path, location: location)
  }

  static func unknown(
    _ rule: String, _ path: String, _ location: SourcePlace?
  ) -> SuppressionProblem {
    let meant = Spelling.question(for: rule, among: Rules.ids).map { "; \($0)" } ?? ""
    return SuppressionProblem(
      severity: .error,
      message: "the suppression names the unknown rule \(SafeText.quoted(rule))\(meant)",
      path: path, location: location)
  }
}
