package import Documents
import Transcript

extension JUnitReport {
  /// Creates the report of flows: one test case a flow.
  package init(_ outcomes: [FlowOutcome]) {
    let transcripts = outcomes.compactMap(\.result?.transcript)
    self.init(
      suite: "flows",
      properties: JUnitSuite.properties(of: transcripts.map { ($0.reader, $0.readerVersion) }),
      outcomes.map(JUnitCase.init))
  }
}

extension JUnitCase {
  /// Takes the outcome of a flow.
  ///
  /// Readers of the format expect one failure a test case: the first names it, the text has them all.
  package init(_ outcome: FlowOutcome) {
    self.init(name: outcome.name, path: outcome.path)
    if let breakdown = outcome.breakdown {
      problem = .error(message: breakdown.message, text: breakdown.description)
    } else if let first = outcome.failures.first {
      problem = .failure(
        message: first.error.message,
        text: outcome.failures.map(\.description).joined(separator: "\n"))
    } else if outcome.result?.flow.checksSomething == false {
      problem = .skipped(message: Flow.checksNothing)
    }
  }
}
