public import Documents

/// A problem with a suppression.
public struct SuppressionProblem: Equatable, Sendable {
  /// The severity of the problem.
  public var severity: Severity
  /// The problem and its solution, on one line.
  public var message: String
  /// The file that contains the suppression.
  public var path: String
  /// The location of the suppression in the file, or `nil`.
  public var location: SourcePlace?

  static func ended(
    _ rule: String, _ until: Day, _ path: String, _ location: SourcePlace?
  ) -> SuppressionProblem {
    SuppressionProblem(
      severity: .error,
      message:
        "the suppression of \(SafeText.quoted(rule)) expired on \(until); fix what it hides, or "
        + "give it a new date and reason",
      path: path, location: location)
  }

  /// Creates the problem of a suppression that hides nothing, with the findings that its rule has instead.
  static func unused(
    _ rule: String, _ path: String, _ location: SourcePlace?, others: [String] = []
  ) -> SuppressionProblem {
    let shown = others.prefix(3).map { SafeText.line($0) }.joined(separator: ", ")
    let more = others.count > 3 ? " and \(others.count - 3) more" : ""
    return SuppressionProblem(
      severity: .warning,
      message: "the suppression of \(SafeText.quoted(rule)) hides nothing; "
        + (others.isEmpty
          ? "remove it"
          : "the rule has findings at \(shown)\(more): name one of them, or remove the suppression"),
      path: path, location: location)
  }

  static func unknown(
    _ rule: String, _ path: String, _ location: SourcePlace?
  ) -> SuppressionProblem {
    let meant = Rules.question(for: rule).map { "; \($0)" } ?? ""
    return SuppressionProblem(
      severity: .error,
      message: "the suppression names the unknown rule \(SafeText.quoted(rule))\(meant)",
      path: path, location: location)
  }
}
