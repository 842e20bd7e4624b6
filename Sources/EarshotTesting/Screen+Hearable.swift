extension Screen: Hearable {
  /// Makes the transcript of the screen from first to last.
  ///
  /// - Parameter options: The reader and its options.
  /// - Throws: An error for a language that no reader supports.
  /// - Returns: The transcript and its source.
  public func heard(_ options: ReaderOptions) throws(SourceError) -> Heard {
    try heard(options) { _ in nil as ClosedRange<Int>? }
  }

  /// Listens to some of the screen's stops.
  func heard(
    _ options: ReaderOptions,
    stops choose: (ScreenReading) throws(SourceError) -> ClosedRange<Int>?
  ) throws(SourceError) -> Heard {
    let reading = try options.reading(self)
    try options.requireWords(of: reading.reader, path: title ?? "the screen")
    let rendering = Rendering(options.writtenStyle)
    var transcript = Transcript(reading, rendering: rendering)
    let chosen = try choose(reading)
    let range = chosen.map(Array.init) ?? Array(transcript.stops.indices)
    transcript.stops = range.map { transcript.stops[$0] }
    return Heard(
      transcript: RecordedTranscript(transcript), header: TranscriptHeader(transcript),
      rendering: rendering,
      said: zip(range, transcript.stops).map { index, stop in
        Heard.Said(
          text: stop.text, utterance: stop.utterance, node: reading.order.stops[index].element)
      },
      tree: tree)
  }
}
