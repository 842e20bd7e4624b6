package import Documents
package import ScreenReader
package import Transcript
package import TranscriptDiff

/// How what we say on a screen differs from what a real reader was heard to say there.
package struct CaptureComparison: Sendable {
  /// The capture.
  package let capture: Capture
  /// From what was heard to what we say.
  package let diff: TranscriptDiff
  /// How near we come.
  package let score: FidelityScore
  /// Each phrase that was heard, and whether we say it in the same words wherever it was.
  package let phrases: [String: Bool]

  /// Hears the screen of a capture and compares.
  ///
  /// - Complexity: O(n log n) in the number of stops.
  package init(
    _ capture: Capture, style: Style, path: String, reader: Reader? = nil
  ) throws(SourceError) {
    self.capture = capture
    let options = ReaderOptions(reader: reader, style: style, assignments: capture.settings)
    if !capture.steps.isEmpty {
      let session = try CaptureSession(capture, options)
      diff = try TranscriptDiff(
        from: Self.recorded(session.heard, path, .capture, style),
        to: Self.recorded(session.ours, "earshot", .screen, style))
      score = FidelityScore(diff, heard: session.heard.count)
      phrases = Self.phrases(session.heard, diff)
      return
    }
    let heard = RecordedTranscript(
      path: path, form: .capture, style: style,
      screens: [RecordedScreen(name: nil, stops: capture.heard)])
    let reading = try options.reading(capture.screen)
    let rendering = Rendering(style, longestUtterance: heard.cutLength)
    let ours = RecordedTranscript(
      path: "earshot", form: .screen, style: style,
      screens: [
        RecordedScreen(
          name: nil, stops: Self.stops(reading, rendering, arrives: capture.arrives))
      ])
    diff = try TranscriptDiff(from: heard, to: ours)
    score = FidelityScore(diff, heard: capture.heard.count)
    phrases = Self.phrases(capture.heard, diff)
  }

  // Each step is compared with itself alone, whatever is said elsewhere.
  private static func recorded(
    _ stops: [RecordedStop], _ path: String, _ form: RecordedTranscript.Form, _ style: Style
  ) -> RecordedTranscript {
    RecordedTranscript(
      path: path, form: form, style: style,
      screens: stops.enumerated().map { number, stop in
        RecordedScreen(name: "utterance \(number + 1)", stops: [stop])
      })
  }

  private static func phrases(_ heard: [RecordedStop], _ diff: TranscriptDiff) -> [String: Bool] {
    var phrases = Dictionary(heard.map { ($0.text, true) }, uniquingKeysWith: { first, _ in first })
    for change in diff.screens.flatMap(\.changes) {
      guard let old = change.old?.stop else { continue }
      let isSame = change.new.map { FidelityScore.haveSameWords(old, $0.stop) } ?? false
      if !isSame { phrases[old.text] = false }
    }
    return phrases
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
