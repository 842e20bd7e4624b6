public import Documents

/// The findings of an earlier audit, which do not count again.
public struct Baseline: Equatable, Sendable {
  /// The fingerprints of the findings.
  public let fingerprints: Set<String>

  /// Reads the SARIF of an earlier audit.
  ///
  /// - Parameter source: The text.
  /// - Throws: An error for a text that is not SARIF, or has no fingerprints from Earshot.
  public init(_ source: SourceText) throws(SourceError) {
    let root = try Document(json: source).root
    guard let runs = root["runs"], runs.kind == .sequence else {
      throw root.error(
        "a baseline is SARIF with \"runs\"",
        suggestion: "write one with: earshot audit INPUT --format sarif")
    }
    var fingerprints: Set<String> = []
    for run in runs.items {
      for result in run["results"]?.items ?? [] {
        guard let prints = result["partialFingerprints"],
          let print = prints[Finding.fingerprintName]
        else {
          throw result.error(
            "this result has no fingerprint \"\(Finding.fingerprintName)\"",
            suggestion: "use SARIF that earshot wrote")
        }
        fingerprints.insert(try print.string(for: Finding.fingerprintName))
      }
    }
    self.fingerprints = fingerprints
  }
}

extension Finding {
  /// What SARIF calls the fingerprint; the only name that GitHub reads.
  package static let fingerprintName = "primaryLocationLineHash"
}
