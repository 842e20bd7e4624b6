import Documents
import Voices

/// Runs several flows side by side; the outcomes stand in the order of the flows.
package struct FlowSuite: Sendable {
  private let reader: FlowReader
  private let runner: FlowRunner

  /// Creates a suite.
  ///
  /// - Parameters:
  ///   - reader: Reads the flow files.
  ///   - runner: Runs the flows.
  package init(reader: FlowReader, runner: FlowRunner) {
    self.reader = reader
    self.runner = runner
  }

  /// Runs flows.
  ///
  /// - Parameter paths: The flow files.
  /// - Returns: One outcome a file, in the same order; one broken flow does not stop the others.
  package func run(_ paths: [String]) -> [FlowOutcome] {
    paths.mapConcurrently { run($0) }
  }

  private func run(_ path: String) -> FlowOutcome {
    do throws(SourceError) {
      return FlowOutcome(try runner.run(try reader.read(path)))
    } catch {
      return FlowOutcome(path: path, error: error)
    }
  }
}
