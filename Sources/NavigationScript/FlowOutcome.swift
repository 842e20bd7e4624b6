package import Documents

/// How it went with one flow, whether it could be read or not.
package struct FlowOutcome: Sendable {
  /// The file as the user named it.
  package let path: String
  /// What happened, or `nil` when the flow could not be read.
  package let result: FlowResult?
  /// Why the flow could not be read or could not go on.
  package let breakdown: SourceError?

  /// Creates the outcome of a flow that was run.
  package init(_ result: FlowResult) {
    path = result.flow.path
    self.result = result
    breakdown = result.breakdown
  }

  /// Creates the outcome of a flow that could not be read.
  package init(path: String, error: SourceError) {
    self.path = path
    result = nil
    breakdown = error
  }

  /// What the flow is called: its path if it could not be read.
  package var name: String { result?.flow.name ?? path }

  /// Expectations that were not met, in order.
  package var failures: [FlowFailure] { result?.failures ?? [] }

  /// Whether the flow came to its end and every expectation was met.
  package var hasPassed: Bool { breakdown == nil && failures.isEmpty }
}
