package import Documents
import Voices

/// Runs several flows side by side; the outcomes stand in the order of the flows.
package struct FlowSuite: Sendable {
  private let reader: FlowReader
  private let runner: FlowRunner

  /// Creates a suite.
  package init(reader: FlowReader, runner: FlowRunner) {
    self.reader = reader
    self.runner = runner
  }

  /// Runs flows.
  package func run(_ files: [FoundFile]) -> [FlowOutcome] {
    files.mapConcurrently { run($0) }
  }

  private func run(_ file: FoundFile) -> FlowOutcome {
    do throws(SourceError) {
      return FlowOutcome(try runner.run(try reader.read(file)))
    } catch {
      return FlowOutcome(path: file.path, error: error)
    }
  }
}
