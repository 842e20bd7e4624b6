import Documents
package import Transcript

/// The transcript of a flow as text: each command after `> `, then its events; events other than speech in brackets.
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
  /// - Parameter result: The result of the flow.
  public init(_ result: FlowResult) { self.result = result }

  /// The lines of the transcript, safe to show.
  public var lines: [String] { linesOfSteps.flatMap(\.self) }

  /// The lines of each step of the result, in order.
  var linesOfSteps: [[String]] {
    var isFirst = true
    return result.steps.map { step in
      result.lines(of: step).map { line in
        defer { isFirst = false }
        return line.text(isFirst: isFirst)
      }
    }
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

  /// Returns whether a file is surely the transcript of a flow, or empty: it begins with a screen, or its name says so and
  /// it has commands.
  ///
  /// Commands alone are no sign of one: what people quote in notes and scripts looks like them.
  package static func isTranscript(_ text: String, at path: String) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    if lines.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) || text.hasPrefix("[screen") {
      return true
    }
    // Somebody may have begun one by hand.
    return path.hasSuffix(".transcript.txt") && lines.contains { $0.hasPrefix("> ") }
  }
}

extension FlowResult {
  /// Returns what a step did and caused, line by line.
  package func lines(of step: Step) -> [TranscriptLine] {
    let command = step.command.map { [TranscriptLine(.command, SafeText.line($0))] } ?? []
    return command + EventText(rendering).lines(of: step.events)
  }
}
