import ArgumentParser
import Earshot

/// How differences are written.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, markdown, junit

  /// Returns a diff of two sides in this format.
  func bytes(
    of diff: TranscriptDiff, _ sides: (old: RecordedTranscript, new: RecordedTranscript)
  ) -> [UInt8] {
    switch self {
    case .text:
      return DiffText(diff, isColoured: Colours.onStandardOutput).bytes
    case .json: return DiffJSON(diff, of: sides).bytes
    case .markdown: return DiffMarkdown(diff).bytes
    case .junit: return DiffJUnit(diff).bytes
    }
  }
}
