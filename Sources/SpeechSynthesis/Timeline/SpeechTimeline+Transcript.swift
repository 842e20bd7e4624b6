public import AccessibilityTree
public import Transcript

extension SpeechTimeline.Stop {
  /// Creates a stop from one of a transcript; its label is the element's `id` or path.
  ///
  /// - Parameters:
  ///   - stop: The stop of a transcript.
  ///   - screenWidth: The width of the screen in points, or `nil` to put the stop in the middle.
  public init(_ stop: Transcript.Stop, screenWidth: Double? = nil) {
    self.init(
      label: stop.element ?? stop.path, utterance: stop.utterance,
      place: Self.place(of: stop.frame, screenWidth: screenWidth))
  }

  /// Returns the horizontal position of an element on its screen.
  ///
  /// - Parameters:
  ///   - frame: The element's frame in screen points, or `nil`.
  ///   - screenWidth: The width of the screen in points, or `nil` if unknown.
  /// - Returns: The position from -1 at the left edge to 1 at the right edge; 0 if unknown.
  public static func place(of frame: Frame?, screenWidth: Double?) -> Double {
    guard let screenWidth, screenWidth > 0, let frame, frame.isFinite else { return 0 }
    return min(1, max(-1, 2 * frame.middle.x / screenWidth - 1))
  }
}
