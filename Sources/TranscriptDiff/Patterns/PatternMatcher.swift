import Documents

/// Compares the texts of one recording, which may hold placeholders, with what is heard.
struct PatternMatcher {
  private let recording: RecordedTranscript
  private var patterns = TextPatterns()

  init(_ recording: RecordedTranscript) { self.recording = recording }

  /// Returns whether a recorded text stands for another one without being equal to it.
  mutating func matches(
    _ recorded: String, of stop: RecordedStop, _ text: String
  ) throws(SourceError) -> Bool {
    do throws(TextPatterns.Failure) {
      return try patterns.matches(recorded, text)
    } catch {
      throw recording.error(
        error.message(about: recorded), at: recorded, of: stop, suggestion: error.suggestion)
    }
  }
}
