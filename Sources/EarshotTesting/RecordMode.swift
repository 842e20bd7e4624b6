/// When to record a transcript.
///
/// A test that records fails, so that nobody mistakes a recording for a passed check.
public enum RecordMode: String, CaseIterable, Sendable {
  /// If there is no recording.
  case missing
  /// If there is no recording, and if the transcript differs.
  case failed
  /// Always.
  case all
  /// Never.
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
    if BaselineUpdate.isJob(ci: environment["CI"]) { return .never }
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
}
