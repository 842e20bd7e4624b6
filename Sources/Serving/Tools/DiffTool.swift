import Documents
import Questions
import ScreenReader

/// How what is heard changed from one screen to another.
enum DiffTool: MCPTool {
  static let name = "diff"
  static let title = "Compare two screens"
  static let about = """
    Compares the transcripts of an old and a new screen, or recorded transcripts: reworded, added, removed and moved \
    stops, and their cost in swipes and seconds. Most answers are smaller than 10 KB; each change adds to the size.
    """
  private static let source = ScreenSource.sources(formats: Side.formats)
  static let parameters =
    [
      Parameter("old", .group(source), "Old screen or transcript.", isRequired: true),
      Parameter("new", .group(source), "New screen or transcript.", isRequired: true),
    ] + DiffQuestion.messageParameters

  static let result: [ResultField] = [
    .always("format", .text), .always("version", .number), .always("old", .text),
    .always("new", .text), .always("equal", .flag),
    .always("summary", .mapping([.always("text", .text)])),
  ]

  static func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let question = try DiffQuestion(arguments)
    var notes = DiffNotes()
    var count = 0
    func side(
      _ name: String, for reader: Reader?, _ notes: inout DiffNotes
    ) throws(SourceError) -> Side {
      let own = try Arguments(arguments.node(name), source, of: "\"\(name)\"")
      let side = try ScreenSource(own).side(context, for: reader, notes: &notes)
      count += 1
      context.call.progress(count, of: 3, "read the \(name) screen")
      return side
    }
    let report = try question.answer(notes: &notes) { (reader, notes) throws(SourceError) in
      let old = try side("old", for: reader, &notes)
      var new = try side("new", for: reader, &notes)
      new.takeAsNew("\"new\"", notes: &notes)
      return (old, new)
    }
    if context.call.isCancelled { throw CancelledCall() }
    let text =
      report.isEmpty
      ? "nothing changed\n" : String(decoding: report.text(isColoured: false), as: UTF8.self)
    var answer = ToolAnswer(text, notes: notes.texts) { _ in }
    answer.structure = report.json
    return answer
  }
}
