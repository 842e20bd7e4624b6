import Documents
import Questions
import TreeFormats

/// A question about screens as a tool.
enum QuestionTool<Asked: ScreenQuestion>: MCPTool {
  static var name: String { Asked.name }
  static var title: String { Asked.title }
  static var about: String {
    "\(Asked.summary) \(Asked.advice)"
  }
  static var parameters: [Parameter] { ScreenSource.parameters + Asked.messageParameters }
  static var result: [ResultField] {
    [
      .always("format", .text, "name of a JSON Schema published by Earshot"),
      .always("version", .number),
    ]
  }

  static func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let question = try Asked(arguments)
    var notes = question.idleNotes
    var text = ""
    var set = SetAnswer(Asked.answers)
    try ScreenSource(arguments).each(for: question, context, notes: &notes) { named, input, notes in
      let answer = try question.outcome(for: named, Layout([.text, .json], input: input))
      notes += answer.notes
      if answer.isLeftOut { return }
      if let input { text += "> open \(SafeText.line(input))\n" }
      text += String(decoding: answer.text, as: UTF8.self)
      set.add(answer.json)
    }
    var answer = ToolAnswer(text, notes: notes) { _ in }
    answer.structure = set.bytes
    return answer
  }
}
