import Documents
import Questions

/// A tool that clients call: one file a tool, one line in ``MCPTools``.
protocol MCPTool: Sendable {
  /// Its name.
  static var name: String { get }
  /// What people see.
  static var title: String { get }
  /// What it does, how large its answers are, and when another one is better.
  static var about: String { get }
  /// Its arguments.
  static var parameters: [Parameter] { get }
  /// The fields of what it answers as a mapping.
  static var result: [ResultField] { get }
  /// Whether it uses a page, which may change what stands behind that.
  static var acts: Bool { get }

  /// Does it.
  static func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer
}

extension MCPTool {
  static var acts: Bool { false }
}

/// The tools that there are.
enum MCPTools {
  /// Every tool, in the order of the list.
  static let all: [any MCPTool.Type] =
    [
      TranscriptTool.self, WalkTool.self, PressGestureTool.self, GetSpeechTool.self,
      GetLastSpeechTool.self, GetNextSpeechIndexTool.self, AuditTool.self, DiffTool.self,
      PictureTool.self,
      SpeakTool.self, ReadersTool.self,
    ] + questions

  // A transcript has a tool of its own, which answers a part at a time.
  private static let questions = Questions.ofScreens.filter { $0.name != TranscriptTool.name }
    .map { tool(for: $0) }

  private static func tool<Asked: ScreenQuestion>(for type: Asked.Type) -> any MCPTool.Type {
    QuestionTool<Asked>.self
  }

  /// Writes the list of tools.
  static func write(to json: inout JSONWriter, opensPages: Bool) {
    json.array("tools") { json in
      for tool in all {
        json.object { json in
          json.field("name", tool.name)
          json.field("title", tool.title)
          json.field("description", tool.about)
          json.key("inputSchema")
          tool.parameters.writeSchema(to: &json)
          json.key("outputSchema")
          ResultField.writeSchema(of: tool.result, to: &json)
          json.object("annotations") { json in
            json.field("readOnlyHint", !(tool.acts && opensPages))
            json.field("destructiveHint", tool.acts && opensPages)
            json.field("idempotentHint", !tool.acts)
            json.field("openWorldHint", opensPages)
          }
        }
      }
    }
  }
}
