import Documents
import Questions
import Transcript
import TranscriptDiff
import TreeFormats

/// How what is heard changed from one screen to another.
enum DiffTool: MCPTool {
  static let name = "diff"
  static let title = "Compare two screens"
  static let about = """
    Compares the transcripts of an old and a new screen: reworded, added, removed and moved stops, and their cost in \
    swipes and seconds. Most answers are smaller than 10 KB; each change adds to the size.
    """
  static let parameters =
    [
      Parameter("old", .group(ScreenSource.parameters), "Old screen.", isRequired: true),
      Parameter("new", .group(ScreenSource.parameters), "New screen.", isRequired: true),
    ] + ReadingChoice.parameters

  static let result: [ResultField] = [
    .always("format", .text), .always("version", .number), .always("old", .text),
    .always("new", .text), .always("equal", .flag),
    .always("summary", .mapping([.always("text", .text)])),
  ]

  static func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let question = try TranscriptQuestion(arguments)
    var notes = question.idleNotes
    var sides: [(transcript: Transcript, name: String)] = []
    for side in ["old", "new"] {
      let own = try Arguments(arguments.node(side), ScreenSource.parameters, of: "\"\(side)\"")
      let named = try ScreenSource(own).screen(context, for: question.reader)
      let transcript = try question.transcript(
        of: question.prepared(named), Layout([]), tellsPlaces: true, notes: &notes)
      sides.append((transcript, named.name))
      context.call.progress(sides.count, of: 3, "heard the \(side) screen")
      if context.call.isCancelled { throw CancelledCall() }
    }
    let old = RecordedTranscript(sides[0].transcript, path: sides[0].name)
    let new = RecordedTranscript(sides[1].transcript, path: sides[1].name)
    let listening = try ListeningChoice(arguments).time
    let language = new.language ?? old.language
    let diff = try TranscriptDiff(
      from: old, to: new,
      seconds: { listening.seconds(of: $0, isTyped: $1, language: language) })
    let text =
      diff.isEmpty ? "nothing changed\n" : String(decoding: DiffText(diff).bytes, as: UTF8.self)
    var answer = ToolAnswer(text, notes: notes) { _ in }
    answer.structure = DiffJSON(diff, of: (old: old, new: new)).bytes
    return answer
  }
}
