import ArgumentParser
import Earshot

/// The stops that are spoken: all, or those from one to another.
struct StopRange: ParsableArguments {
  @Option(
    name: .customLong("from-stop"),
    help: ArgumentHelp(
      "First stop: its number, from 1, or the id of its element.", valueName: "stop"))
  var first: String?

  @Option(
    name: .customLong("to-stop"),
    help: ArgumentHelp("Last stop: its number or the id of its element.", valueName: "stop"))
  var last: String?

  /// Returns the stops of a transcript that are spoken.
  func stops(of transcript: Transcript) throws -> ArraySlice<Transcript.Stop> {
    let start = try first.map { try index(of: $0, in: transcript, "--from-stop") } ?? 0
    let end =
      try last.map { try index(of: $0, in: transcript, "--to-stop") } ?? transcript.stops.count - 1
    guard start <= end || transcript.stops.isEmpty else {
      throw SourceError(
        path: "--to-stop", message: "stop \(end + 1) comes before stop \(start + 1)",
        suggestion: "swap --from-stop and --to-stop")
    }
    return transcript.stops[start..<max(start, end + 1)]
  }

  private func index(
    of name: String, in transcript: Transcript, _ option: String
  ) throws -> Int {
    if let index = transcript.stops.firstIndex(where: { $0.element == name }) { return index }
    if let number = Int(name), (1...max(1, transcript.stops.count)).contains(number) {
      return number - 1
    }
    let known = transcript.stops.compactMap(\.element)
    let count = transcript.stops.count
    throw SourceError(
      path: option, message: "no stop \(SafeText.quoted(name)); there are \(count) stops",
      suggestion: known.isEmpty ? nil : Spelling.suggestion(for: name, among: known, noun: "ids"))
  }
}
