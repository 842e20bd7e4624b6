public import Documents
public import ScreenReader
public import Transcript
public import TranscriptDiff

/// How what we say on a screen differs from what a real reader was heard to say there.
public struct CaptureComparison: Sendable {
  /// The capture.
  public let capture: Capture
  /// From what was heard to what we say.
  public let diff: TranscriptDiff
  /// How near we come.
  public let score: FidelityScore

  /// Hears the screen of a capture and compares.
  ///
  /// - Parameters:
  ///   - capture: The capture.
  ///   - style: How its words are written down.
  ///   - path: The path of the file that holds it.
  ///   - reader: The reader, or `nil` for that of the screen's platform.
  /// - Throws: An error for screens that cannot be compared.
  /// - Complexity: O(n log n) in the number of stops.
  public init(
    _ capture: Capture, style: Style, path: String, reader: Reader? = nil
  ) throws(SourceError) {
    self.capture = capture
    let heard = RecordedTranscript(
      path: path, form: .capture, style: style,
      screens: [RecordedScreen(name: nil, stops: capture.heard)])
    let reading = try ReaderOptions(reader: reader, style: style).reading(capture.screen)
    let rendering = Rendering(style, longestUtterance: heard.cutLength)
    let ours = RecordedTranscript(
      path: "earshot", form: .screen, style: style,
      screens: [
        RecordedScreen(
          name: nil, stops: Self.stops(reading, rendering, arrives: capture.arrives))
      ])
    diff = try TranscriptDiff(from: heard, to: ours)
    score = FidelityScore(diff, heard: capture.heard.count)
  }

  // Typed fragments would have both sides matched by more than the recording has.
  private static func stops(
    _ reading: ScreenReading, _ rendering: Rendering, arrives: Bool
  ) -> [RecordedStop] {
    reading.order.stops.indices.map { stop in
      let utterance =
        stop == 0 && arrives
        ? reading.arrival(at: 0) : reading.utterance(at: stop, from: stop > 0 ? stop - 1 : nil)
      let hint = rendering.style == .utterance ? nil : rendering.hint(of: utterance)
      return RecordedStop(rendering.text(of: utterance), hint: hint)
    }
  }
}
