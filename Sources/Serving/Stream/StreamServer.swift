package import Documents
package import Questions
import SystemCalls
import Synchronization

/// `earshot stream`: a question a line, an answer a line, in the same order.
package struct StreamServer: Sendable {
  /// The longest line that is read, in bytes (64 MiB).
  package static let longestLine = 64 << 20
  /// How many lines are on their way at once, for each worker.
  private static let linesPerWorker = 16
  /// How many bytes of lines and answers are on their way at once; a single one may have more.
  private static let mostBytes = 64 << 20

  /// How a stream ended.
  package struct Outcome: Equatable, Sendable {
    /// How many lines were read.
    package var lines = 0
    /// How many of their answers are rejections.
    package var rejected = 0
  }

  private struct Line: Sendable {
    var text: InputLines.Line
    var number: Int
  }

  private final class Count: Sendable {
    let value = Atomic<Int>(0)
  }

  let question: any Question.Type
  private let workers: Int
  let longestLine: Int

  /// Describes a stream.
  package init(
    _ question: any Question.Type, workers: Int? = nil, longestLine: Int = StreamServer.longestLine
  ) {
    self.question = question
    self.workers = workers ?? Processors.count
    self.longestLine = longestLine
  }

  /// Answers until there is no further line, until nobody reads the answers, or until it is told to stop.
  package func run(
    input: Int32, output: OutputLines, stop: StopSignal
  ) throws(SourceError) -> Outcome {
    let lines = InputLines(input, longest: longestLine, stop: stop)
    let rejected = Count()
    var number = 0
    let work = OrderedWork<Line>(
      workers: workers, mostPieces: workers * Self.linesPerWorker, mostBytes: Self.mostBytes
    ) { line in
      let (answer, isRejected) = answer(line.text, line.number)
      if isRejected { rejected.value.add(1, ordering: .relaxed) }
      return answer
    }
    try work.run(
      next: { () throws(SourceError) in
        guard let line = try lines.next() else { return nil }
        number += 1
        return (Line(text: line, number: number), line.size)
      },
      deliver: { output.write($0) }, abandoned: { stop.request() })
    if let failure = output.failure { throw failure }
    return Outcome(lines: number, rejected: rejected.value.load(ordering: .relaxed))
  }
}
