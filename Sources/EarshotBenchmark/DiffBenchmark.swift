import Documents
import Readers
import ScreenReader
import SeededGenerators
import Transcript
import TranscriptDiff
import Voices

/// Measures how long it takes to compare two transcripts, of usual and of the worst kinds.
struct DiffBenchmark {
  private let stops: [RecordedStop]

  /// Hears a made-up screen, again and again until there are enough stops.
  init(stops count: Int) throws {
    var generator = ScreenGenerator(seed: 7)
    let reading = ScreenReading(
      generator.screen(nodes: 2 * count), reader: .voiceOverIOS, phrases: try PhraseLibrary())
    let transcript = Transcript(reading, rendering: Rendering(.spoken))
    stops = Array(RecordedTranscript(transcript).screens[0].stops.prefix(count))
  }

  /// How many stops there are.
  var count: Int { stops.count }

  /// Returns pairs of transcripts by the name of what happened between them.
  func pairs() -> [(name: String, old: [RecordedStop], new: [RecordedStop])] {
    var random = SeededGenerator(seed: 5)
    let lines = stops.map { RecordedStop($0.text, hint: $0.hint) }
    return [
      ("same", stops, stops),
      ("1% changed", stops, changed(stops, every: 100, &random)),
      ("20% changed", stops, changed(stops, every: 5, &random)),
      ("20%, lines", lines, changed(lines, every: 5, &random)),
      ("shuffled", stops, stops.shuffled(using: &random)),
      ("shuffled lines", lines, lines.shuffled(using: &random)),
      ("all different", lines, lines.indices.map { RecordedStop("\($0) x\($0) y\($0)") }),
      ("all reworded", lines, lines.map { RecordedStop("\($0.text) more") }),
      (
        "all alike", lines.map { _ in RecordedStop("Add, button") },
        lines.dropLast().map { _ in RecordedStop("Add, button") }
      ),
      (
        "two words", lines.map { _ in RecordedStop(random.oneIn(2) ? "Add" : "Buy") },
        lines.map { _ in RecordedStop(random.oneIn(2) ? "Add" : "Buy") }
      ),
    ]
  }

  /// Compares two transcripts.
  func compare(_ old: [RecordedStop], _ new: [RecordedStop]) throws(SourceError) -> TranscriptDiff {
    try TranscriptDiff(from: transcript(old), to: transcript(new))
  }

  private func transcript(_ stops: [RecordedStop]) -> RecordedTranscript {
    RecordedTranscript(
      path: "generated", form: .screen, screens: [RecordedScreen(name: nil, stops: stops)])
  }

  private func changed(
    _ stops: [RecordedStop], every step: Int, _ random: inout SeededGenerator
  ) -> [RecordedStop] {
    var result: [RecordedStop] = []
    for stop in stops {
      guard random.oneIn(step) else {
        result.append(stop)
        continue
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: break
      case 1: result += [stop, RecordedStop("New, button")]
      case 2: result.insert(stop, at: Int.random(in: 0...result.count, using: &random))
      default:
        var stop = stop
        stop.text += ", dimmed"
        stop.fragments?.append(Fragment(.state, "dimmed"))
        result.append(stop)
      }
    }
    return result
  }
}
