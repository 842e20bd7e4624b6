import Documents
import Questions
import Synchronization
import Walk

/// Where what is said next will stand.
enum GetNextSpeechIndexTool: MCPTool {
  static let name = "get_next_speech_index"
  static let title = "Mark a place in the speech"
  static let about = """
    Returns the number of the next utterance of the most recently used walk. Later, give it to get_speech as "since_index" to \
    get only the utterances after this call.
    """
  static let parameters = [WalkShelf.parameter]
  static let result: [ResultField] = [.always("index", .number, "counted from 0")]

  static func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let (_, entry) = try context.walk(arguments.text(WalkShelf.parameter.name))
    let next = entry.walk.withLock { $0.exploration.said.count }
    return ToolAnswer("\(next)\n") { $0.field("index", Double(next)) }
  }
}
