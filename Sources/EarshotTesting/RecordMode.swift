/// When a transcript is recorded.
///
/// Whatever is recorded makes its test fail, so that nobody takes a recording for a proof.
public enum RecordMode: String, CaseIterable, Sendable {
  /// When there is none yet.
  case missing
  /// When there is none yet, and when something else is heard.
  case failed
  /// Always.
  case all
  /// Not at all.
  case never

  /// The environment variable that sets the mode for a whole run.
  public static let variable = "EARSHOT_RECORD"

  /// Returns the mode of an assertion.
  ///
  /// Nothing is recorded under `CI`. Elsewhere the assertion's own mode counts, then `EARSHOT_RECORD`, then
  /// ``missing``.
  package static func resolved(
    _ argument: RecordMode?, _ environment: [String: String]
  ) throws(SourceError) -> RecordMode {
    if isContinuousIntegration(environment) { return .never }
    if let argument { return argument }
    guard let word = environment[variable], !word.isEmpty else { return .missing }
    guard let mode = RecordMode(rawValue: word) else {
      throw SourceError(
        path: variable, message: "unknown mode \(SafeText.quoted(word))",
        suggestion: Spelling.suggestion(
          for: word, among: allCases.map(\.rawValue), noun: "modes"))
    }
    return mode
  }

  /// Returns whether a run is one of a CI server, as nearly all of them say.
  static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
    !["", "0", "false", "no"].contains(environment["CI", default: ""].lowercased())
  }
}
