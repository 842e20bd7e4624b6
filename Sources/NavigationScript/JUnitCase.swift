import Documents

/// One test case of a ``JUnitReport``.
public struct JUnitCase: Equatable, Sendable {
  /// What went wrong.
  public enum Problem: Equatable, Sendable {
    /// Something else was found than expected: a line that names it, and all that there is to say.
    case failure(message: String, text: String)
    /// It could not be told: why, in a line and in full.
    case error(message: String, text: String)
  }

  /// What the case is called.
  public var name: String
  /// The file that it is about.
  public var path: String
  /// What went wrong, or `nil` when nothing did.
  public var problem: Problem?

  /// Creates a test case.
  ///
  /// - Parameters:
  ///   - name: What the case is called.
  ///   - path: The file that it is about.
  ///   - problem: What went wrong, or `nil` when nothing did.
  public init(name: String, path: String, problem: Problem? = nil) {
    self.name = name
    self.path = path
    self.problem = problem
  }

  /// Takes the outcome of a flow.
  ///
  /// Readers of the format expect one failure a test case: the first names it, the text has them all.
  ///
  /// - Parameter outcome: How it went.
  public init(_ outcome: FlowOutcome) {
    self.init(name: outcome.name, path: outcome.path)
    if let breakdown = outcome.breakdown {
      problem = .error(message: breakdown.message, text: breakdown.description)
    } else if let first = outcome.failures.first {
      problem = .failure(
        message: first.error.message,
        text: outcome.failures.map(\.description).joined(separator: "\n"))
    }
  }
}
