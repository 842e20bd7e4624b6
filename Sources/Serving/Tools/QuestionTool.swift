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

  static func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let question = try Asked(arguments)
    let screens = try ScreenSource(arguments).screens(context, for: question.reader)
    var notes = question.idleNotes
    var text = ""
    var set = SetAnswer(Asked.answers)
    for (index, read) in screens.enumerated() {
      context.call.progress(index, of: screens.count, SafeText.line(read.name))
      if context.call.isCancelled { throw CancelledCall() }
      let named = question.prepared(read)
      let input = screens.count > 1 ? named.name : nil
      let answer = try question.outcome(for: named, Layout([.text, .json], input: input))
      if let summary = named.imported.report.summary { notes.append(summary) }
      notes += answer.notes
      if answer.isLeftOut { continue }
      if let input { text += "> open \(SafeText.line(input))\n" }
      text += String(decoding: answer.text, as: UTF8.self)
      set.add(answer.json)
    }
    context.call.progress(screens.count, of: screens.count, "answered")
    var answer = ToolAnswer(text, notes: notes) { _ in }
    answer.structure = set.bytes
    return answer
  }
}
