public import Transcript

extension SpeechTimeline.Stop {
  /// Creates a stop from one of a transcript; its label is the element's `id`, else its path.
  ///
  /// - Parameter stop: The stop as it is written down.
  public init(_ stop: Transcript.Stop) {
    self.init(label: stop.element ?? stop.path, utterance: stop.utterance)
  }
}
