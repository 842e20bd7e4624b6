import AccessibilityTree
import ScreenReader
import SeededGenerators
import Transcript
import TranscriptDiff

/// Transcripts made up from seeds, and changes to them as apps make them.
enum RandomTranscript {
  private static let words = [
    "Mango", "Rate", "Pay", "Add", "Yoghurt", "Share", "12", "7", "> open",
  ]

  /// Returns a transcript in which much is heard more than once.
  static func transcript(_ random: inout SeededGenerator, count: Int) -> RecordedTranscript {
    var ids = 0
    let stops = (0..<count).map { _ in stop(&random, &ids) }
    return RecordedTranscript(
      path: "random", form: .screen, style: .spoken,
      screens: [RecordedScreen(name: nil, stops: stops)])
  }

  /// Returns a transcript after some stops were added, removed, moved and changed.
  static func changed(
    _ transcript: RecordedTranscript, _ random: inout SeededGenerator
  ) -> RecordedTranscript {
    var result = transcript
    var stops = transcript.screens[0].stops
    var ids = 1_000
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let place = Int.random(in: 0...stops.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: stops.insert(stop(&random, &ids), at: place)
      case 1 where place < stops.count: stops.remove(at: place)
      case 2 where place < stops.count:
        let moved = stops.remove(at: place)
        stops.insert(moved, at: Int.random(in: 0...stops.count, using: &random))
      case 3 where place < stops.count: stops[place].text += ", on"
      case 4 where place < stops.count: stops[place].hint = random.oneIn(2) ? nil : "New."
      case 5 where place < stops.count: stops[place].actions = ["Go"]
      default: break
      }
    }
    result.screens[0].stops = stops
    return result
  }

  private static func stop(_ random: inout SeededGenerator, _ ids: inout Int) -> RecordedStop {
    ids += 1
    let label = (0..<Int.random(in: 1...2, using: &random)).map { _ in random.one(of: words) }
      .joined(separator: " ")
    let isTyped = random.oneIn(2)
    return RecordedStop(
      "\(label), button", hint: random.oneIn(3) ? "Acts." : nil,
      element: random.oneIn(3) ? "e\(ids)" : nil, path: isTyped ? "0/\(ids)" : nil,
      fragments: isTyped ? [Fragment(.label, label), Fragment(.role, "button")] : nil,
      actions: random.oneIn(4) ? ["Go", "Stop"] : [])
  }
}
