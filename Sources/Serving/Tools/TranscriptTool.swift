import Documents
import Questions
import ScreenReader
import Transcript
import TreeFormats

/// What is heard, stop by stop.
enum TranscriptTool: MCPTool {
  static let name = "transcript"
  static let title = "Hear a screen"
  static let about = """
    Prints what a screen reader user hears on a screen, stop by stop from first to last. Give a screen file, or a dump \
    of a real app (Appium, uiautomator, idb, Maestro, Playwright, Flutter and others; the format is detected). \
    Returns at most 200 stops per call, 1 to 20 KB; continue with "fromStop". To find the route to one element, call \
    effort; to use the screen, call walk.
    """
  static let parameters =
    ScreenSource.parameters + TranscriptQuestion.spoken + [
      Parameter(
        "fromStop", .integer(1...1_000_000),
        "First stop to return (default: 1)."),
      Parameter(
        "mostStops", .integer(1...10_000),
        "Maximum number of stops to return (default: 200)."),
    ]

  private static let usualCount = 200

  static let result: [ResultField] = [
    .always(
      "screens",
      .mappings([
        .always("input", .text), .always("screen", .text, "its name or title", orNull: true),
        .always("reader", .text), .always("readerVersion", .text), .always("language", .text),
        .always(
          "total", .number,
          "number of stops of the screen; \"stops\" may contain only some of them"),
        .always(
          "stops",
          .mappings([
            .always("stop", .number), .always("text", .text), .perhaps("hint", .text),
            .perhaps("element", .text, "its id"), .always("path", .text),
            .perhaps("assumed", .flag, "these words are assumed, not recorded"),
            .perhaps("actions", .texts), .perhaps("reason", .text, "why the reader says nothing"),
          ])),
      ]))
  ]

  static func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let question = try TranscriptQuestion(arguments)
    var notes = question.idleNotes
    var transcripts: [(name: String, transcript: Transcript)] = []
    try ScreenSource(arguments).each(for: question, context, notes: &notes) { named, input, notes in
      let transcript = try question.transcript(of: named, Layout([], input: input), notes: &notes)
      transcripts.append((named.name, transcript))
    }
    let first = arguments.integer("fromStop") ?? 1
    let most = arguments.integer("mostStops") ?? usualCount
    var text = ""
    for (name, transcript) in transcripts {
      if transcripts.count > 1 { text += "> open \(SafeText.line(name))\n" }
      let shown = stops(of: transcript, first, most)
      for stop in shown {
        text += "\(stop.number). \(SafeText.line(stop.stop.text))\n"
        if let hint = stop.stop.hint { text += "    \(SafeText.line(hint))\n" }
        if let reason = stop.stop.reason { text += "    [\(SafeText.line(reason))]\n" }
      }
      let rest = transcript.stops.count - (shown.last?.number ?? first - 1)
      if rest > 0 {
        text += "[\(rest) more; continue with fromStop \((shown.last?.number ?? 0) + 1)]\n"
      }
    }
    return ToolAnswer(text, notes: notes) { json in
      json.array("screens") { json in
        for (name, transcript) in transcripts {
          json.object { json in
            json.field("input", name)
            write(transcript, stops(of: transcript, first, most), to: &json)
          }
        }
      }
    }
  }

  private static func stops(
    of transcript: Transcript, _ first: Int, _ most: Int
  ) -> [(number: Int, stop: Transcript.Stop)] {
    transcript.stops.enumerated().dropFirst(first - 1).prefix(most).map {
      ($0.offset + 1, $0.element)
    }
  }

  private static func write(
    _ transcript: Transcript, _ stops: [(number: Int, stop: Transcript.Stop)],
    to json: inout JSONWriter
  ) {
    json.field("screen", transcript.screen)
    json.field("reader", transcript.reader)
    json.field("readerVersion", transcript.readerVersion)
    json.field("language", transcript.language)
    json.field("total", Double(transcript.stops.count))
    json.array("stops") { json in
      for (number, stop) in stops {
        json.object { json in
          json.field("stop", Double(number))
          json.field("text", stop.text)
          if let hint = stop.hint { json.field("hint", hint) }
          if let element = stop.element { json.field("element", element) }
          json.field("path", stop.path)
          if stop.utterance.fragments.contains(where: \.isAssumed) { json.field("assumed", true) }
          if !stop.actions.isEmpty { json.field("actions", stop.actions) }
          if let reason = stop.reason { json.field("reason", reason) }
        }
      }
    }
  }
}
