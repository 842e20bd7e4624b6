internal import AccessibilityTree
public import Transcript

extension SpeechTimeline.Stop {
  /// Creates a stop from one of a transcript; its label is the element's `id`, else its path.
  ///
  /// - Parameters:
  ///   - stop: The stop as it is written down.
  ///   - screenWidth: The width of the screen in points, or `nil` when the stop lies in the middle.
  public init(_ stop: Transcript.Stop, screenWidth: Double? = nil) {
    var place = 0.0
    if let screenWidth, screenWidth > 0, let frame = stop.frame, frame.isFinite {
      place = min(1, max(-1, 2 * frame.middle.x / screenWidth - 1))
    }
    self.init(label: stop.element ?? stop.path, utterance: stop.utterance, place: place)
  }
}
