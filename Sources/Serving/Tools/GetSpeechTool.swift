import Documents
import Questions
import Synchronization

/// What was said since an utterance.
enum GetSpeechTool: MCPTool {
  static let name = "get_speech"
  static let title = "Read what was said"
  static let about = """
    Returns the utterances of the most recently used walk, from a given number on. To continue, give the answer's "toIndex" as \
    "since_index". When press_gesture returns, all utterances that its gestures cause are available.
    """
  static let parameters = [
    Parameter(
      "since_index", .integer(0...1_000_000), "First utterance, counted from 0 (default: 0)."),
    WalkShelf.parameter,
  ]
  static let result = SpokenPart.fields

  static func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let (_, entry) = try context.walk(arguments.text(WalkShelf.parameter.name))
    let start = arguments.integer("since_index") ?? 0
    let spoken = entry.walk.withLock { SpokenPart($0, since: start) }
    return ToolAnswer(spoken.shown) { spoken.write(to: &$0) }
  }
}
