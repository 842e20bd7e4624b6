import Documents
import ScreenReader
package import Transcript

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

  /// Returns whether a text is surely the transcript of a flow: it begins with a screen, or holds a command.
  ///
  /// - Parameter text: What a file holds.
  /// - Returns: Whether a new transcript may take its place.
  package static func isTranscript(_ text: String) -> Bool {
    if text.hasPrefix("[screen: ") { return true }
    let words = Set(CommandWord.allCases.map(\.rawValue) + TechnologyWord.allCases.map(\.rawValue))
    return text.split(whereSeparator: \.isNewline).contains { line in
      guard TranscriptLine.kind(of: String(line)) == .command else { return false }
      let word = line.dropFirst(TranscriptLine.command.count).prefix { $0.isLetter }
      return words.contains(String(word))
    }
  }
}

extension FlowResult {
  /// Returns what a step did and caused, line by line.
  ///
  /// - Parameter step: A step of the result.
  /// - Returns: The command, if there is one, and what was heard then.
  package func lines(of step: Step) -> [TranscriptLine] {
    let command = step.command.map { [TranscriptLine(.command, SafeText.line($0))] } ?? []
    return command + EventText(rendering).lines(of: step.events)
  }
}
