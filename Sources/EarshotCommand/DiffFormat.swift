import ArgumentParser
import Earshot
import SystemCalls

/// How differences are written.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, markdown, junit

  /// Returns a diff of two sides in this format.
  func bytes(
    of diff: TranscriptDiff, _ sides: (old: RecordedTranscript, new: RecordedTranscript)
  ) -> [UInt8] {
    switch self {
    case .text:
      let isTerminal = isatty(STDOUT_FILENO) == 1
      let refusesColours = getenv("NO_COLOR").map { String(cString: $0) != "" } ?? false
      return DiffText(diff, isColoured: isTerminal && !refusesColours).bytes
    case .json: return DiffJSON(diff, of: sides).bytes
    case .markdown: return DiffMarkdown(diff).bytes
    case .junit: return DiffJUnit(diff).bytes
    }
  }
}
