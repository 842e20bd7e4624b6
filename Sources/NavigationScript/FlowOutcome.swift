public import Documents

/// How it went with one flow, whether it could be read or not.
public struct FlowOutcome: Sendable {
  /// The file as the user named it.
  public let path: String
  /// What happened, or `nil` when the flow could not be read.
  public let result: FlowResult?
  /// Why the flow could not be read or could not go on.
  public let breakdown: SourceError?

  /// Creates the outcome of a flow that was run.
  ///
  /// - Parameter result: What happened.
  public init(_ result: FlowResult) {
    path = result.flow.path
    self.result = result
    breakdown = result.breakdown
  }

  /// Creates the outcome of a flow that could not be read.
  ///
  /// - Parameters:
  ///   - path: The file as the user named it.
  ///   - error: Why it could not be read.
  public init(path: String, error: SourceError) {
    self.path = path
    result = nil
    breakdown = error
  }

  /// What the flow is called: its path if it could not be read.
  public var name: String { result?.flow.name ?? path }

  /// Expectations that were not met, in order.
  public var failures: [FlowFailure] { result?.failures ?? [] }

  /// Whether the flow came to its end and every expectation was met.
  public var hasPassed: Bool { breakdown == nil && failures.isEmpty }
}
