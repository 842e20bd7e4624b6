import Earshot

/// The SARIF of an earlier audit.
struct BaselineHarness: FuzzHarness {
  let name = "baseline"

  func seeds(in repository: String) -> [[UInt8]] {
    [
      """
      {"version": "2.1.0", "runs": [{"results": [
        {"ruleId": "a", "partialFingerprints": {"primaryLocationLineHash": "0123abcd:1"}},
        {"ruleId": "\\u0041", "partialFingerprints": {"primaryLocationLineHash": "é"}}]}]}
      """
    ].map { Array($0.utf8) }
  }

  func run(_ bytes: [UInt8]) throws {
    guard let source = SourceText(fuzzed: bytes) else { return }
    do throws(SourceError) {
      _ = try Baseline(source)
    } catch {
      Heard.check(error, of: source.bytes)
    }
  }
}
