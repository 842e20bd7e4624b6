import Documents
import NavigationScript
import Questions
import ScreenReader
import SpeechSynthesis
import Synchronization
import Transcript
import TreeFormats
import VoiceProfiles
import Voices

/// What is heard, as sound.
enum SpeakTool: MCPTool {
  static let name = "speak"
  static let title = "Speak a screen"
  static let about = """
    Speaks a screen as a screen reader would: WAV as audio content, about 60 KB per second, and the words as text. \
    Speaks about 20 seconds per call, unless "mostSeconds" asks for more; continue with "fromStop". Needs \
    earshot-speech and espeak-ng. If nobody can listen, call transcript.
    """
  static let parameters =
    ScreenSource.parameters + TranscriptQuestion.spoken + ListeningChoice.parameters + [
      Parameter(
        "fromStop", .integer(1...1_000_000), "First stop to speak (default: 1)."
      ),
      Parameter(
        "mostSeconds", .integer(1...300),
        "Approximate maximum length in seconds (default: 20)."),
    ]

  private static let usualSeconds = 20
  /// How long a single stop may take, in seconds, whatever was asked for.
  private static let longestStop = 60.0

  static let result: [ResultField] = [
    .always("seconds", .number), .always("total", .number, "number of stops of the screen"),
    .always("stops", .mappings([.always("stop", .number), .always("text", .text)])),
  ]

  static func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let question = try TranscriptQuestion(arguments)
    let named = try ScreenSource(arguments).screen(context, for: question.reader)
    var notes = question.idleNotes
    let transcript = try question.transcript(
      of: question.prepared(named), Layout([]), notes: &notes)
    let listening = try ListeningChoice(arguments).time
    let first = arguments.integer("fromStop") ?? 1
    let room = Double(arguments.integer("mostSeconds") ?? usualSeconds)
    let stops = fitting(transcript.stops.dropFirst(first - 1), into: room, listening)
    guard !stops.isEmpty else {
      throw SourceError(
        path: "fromStop",
        message: "there is no stop \(first); the screen has \(transcript.stops.count)",
        suggestion: transcript.stops.isEmpty ? notes.first : "begin at 1")
    }
    let alone = listening.seconds(of: stops[0].utterance)
    guard alone <= max(3 * room, Self.longestStop) else {
      throw SourceError(
        path: "mostSeconds",
        message: "stop \(first) alone lasts about \(Int(alone)) seconds",
        suggestion: "ask for more seconds or for another stop, or call transcript")
    }
    let wave = try speak(stops, arguments, context.call, &notes)
    let rest = transcript.stops.count - (first - 1) - stops.count
    let lines = stops.enumerated().map {
      "\(first + $0.offset). \(SafeText.line($0.element.text))\n"
    }
    let more = rest > 0 ? "[\(rest) more; continue with fromStop \(first + stops.count)]\n" : ""
    var answer = ToolAnswer(lines.joined() + more, notes: notes) { json in
      json.field("seconds", wave.seconds)
      json.field("total", Double(transcript.stops.count))
      json.array("stops") { json in
        for (offset, stop) in stops.enumerated() {
          json.object { json in
            json.field("stop", Double(first + offset))
            json.field("text", stop.text)
          }
        }
      }
    }
    answer.blocks.append(.audio(wave.bytes, type: "audio/wav"))
    return answer
  }

  /// The stops that can be heard in so many seconds, and one at the least.
  private static func fitting(
    _ stops: ArraySlice<Transcript.Stop>, into room: Double, _ listening: ListeningTime
  ) -> [Transcript.Stop] {
    var seconds = 0.0
    var fitting: [Transcript.Stop] = []
    for stop in stops {
      seconds += listening.seconds(of: stop.utterance) + listening.pauseBetweenStops
      if seconds > room, !fitting.isEmpty { break }
      fitting.append(stop)
    }
    return fitting
  }

  private static func speak(
    _ stops: [Transcript.Stop], _ arguments: Arguments, _ call: MCPCall, _ notes: inout [String]
  ) throws -> (bytes: [UInt8], seconds: Double) {
    let warnings = Warnings()
    let library = try VoiceLibrary(folder: nil)
    let name = arguments.text("voice")
    let speaker = Speaker(
      profile: try library.voice(named: name ?? VoiceProfile.defaultName), isChosen: name != nil,
      rate: arguments.number("rate"), others: library.entries.map(\.profile),
      pronunciations: try Pronunciations.shipped(), phrases: try PhraseLibrary(),
      interruption: call.interruption, warn: { warnings.add($0.description) })
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = "\(folder.path)/speech.wav"
    let track = try speaker.render(stops.map { .stop(.init($0)) }, to: path)
    call.progress(1, of: 1, "spoken")
    notes += warnings.all
    return (
      try SourceFile.bytes(of: path),
      (Double(track.sampleCount) / Double(track.sampleRate) * 10).rounded() / 10
    )
  }

  private final class Warnings: Sendable {
    private let texts = Mutex<[String]>([])
    var all: [String] { texts.withLock(\.self) }
    func add(_ text: String) { texts.withLock { $0.append(text) } }
  }
}
