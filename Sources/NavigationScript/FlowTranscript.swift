import Documents
import Transcript

/// What was heard in a flow, as text: each command behind `> ` before what it caused, events in brackets.
///
///     Comments, heading
///     > next
///     Rate, button
///         Rates this recipe.
///     > next
///     [boundary]
///     Rate, button
public struct FlowTranscript: Sendable {
  private let result: FlowResult

  /// Creates the transcript of a flow.
  ///
  /// - Parameter result: What happened when it was run.
  public init(_ result: FlowResult) { self.result = result }

  /// The lines of the transcript, safe to show.
  public var lines: [String] { result.steps.flatMap(lines(of:)) }

  private func lines(of step: FlowResult.Step) -> [String] {
    let command = step.command.map { ["> \(SafeText.line($0))"] } ?? []
    return command + EventText(result.rendering).lines(of: step.events)
  }

  /// Returns the index of the step that a line belongs to: the last one for a line past the end.
  ///
  /// - Parameter line: The index of the line.
  /// - Returns: The index.
  func step(atLine line: Int) -> Int {
    var end = 0
    for (index, step) in result.steps.enumerated() {
      end += lines(of: step).count
      if line < end { return index }
    }
    return result.steps.count - 1
  }

  /// The text in UTF-8 with a line feed after each line.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      bytes.append(contentsOf: line.utf8)
      bytes.append(0x0A)
    }
    return bytes
  }
}
