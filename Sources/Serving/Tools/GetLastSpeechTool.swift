import Documents
import Questions
import Synchronization

/// What was said last.
enum GetLastSpeechTool: MCPTool {
  static let name = "get_last_speech"
  static let title = "Read the last utterance"
  static let about = """
    Returns the last utterance of the most recently used walk, and its number for get_speech.
    """
  static let parameters = [WalkShelf.parameter]
  static let result: [ResultField] = [
    .always("text", .text, "the utterance; empty if there is none yet"),
    .always("index", .number, "its number, counted from 0; -1 if there is none yet"),
  ]

  static func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let (_, entry) = try context.walk(arguments.text(WalkShelf.parameter.name))
    let spoken = entry.walk.withLock { SpokenPart($0, since: 0) }
    let last = spoken.said.last
    return ToolAnswer(last.map { $0 + "\n" } ?? spoken.shown) { json in
      json.field("text", last ?? "")
      json.field("index", Double(spoken.end - 1))
    }
  }
}
