extension Screen: Hearable {
  /// Makes the transcript of the screen from first to last.
  ///
  /// - Parameter options: The reader and its options.
  /// - Throws: An error for a language that no reader supports.
  /// - Returns: The transcript and its source.
  public func heard(_ options: ReaderOptions) throws(SourceError) -> HeardWords {
    try shown(options).screen.words(options)
  }

  /// Listens to some of the stops of a screen that is shown to the reader.
  func words(
    _ options: ReaderOptions,
    stops choose: (ScreenReading) throws(SourceError) -> ClosedRange<Int>? = { _ in nil }
  ) throws(SourceError) -> HeardWords {
    let reading = try options.reading(self)
    try options.requireWords(of: reading.reader, path: title ?? "the screen")
    let rendering = Rendering(options.writtenStyle)
    var transcript = Transcript(reading, rendering: rendering)
    let chosen = try choose(reading)
    let range = chosen.map(Array.init) ?? Array(transcript.stops.indices)
    transcript.stops = range.map { transcript.stops[$0] }
    return HeardWords(
      transcript: RecordedTranscript(transcript), header: TranscriptHeader(transcript),
      rendering: rendering,
      said: zip(range, transcript.stops).map { index, stop in
        HeardWords.Said(
          text: stop.text, utterance: stop.utterance, node: reading.order.stops[index].element)
      },
      tree: tree)
  }
}
