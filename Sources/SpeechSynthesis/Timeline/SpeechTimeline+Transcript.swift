public import AccessibilityTree
public import Transcript

extension SpeechTimeline.Stop {
  /// Creates a stop from one of a transcript; its label is the element's `id`, else its path.
  ///
  /// - Parameters:
  ///   - stop: The stop as it is written down.
  ///   - screenWidth: The width of the screen in points, or `nil` when the stop lies in the middle.
  public init(_ stop: Transcript.Stop, screenWidth: Double? = nil) {
    self.init(
      label: stop.element ?? stop.path, utterance: stop.utterance,
      place: Self.place(of: stop.frame, screenWidth: screenWidth))
  }

  /// Returns where an element lies between the edges of its screen.
  ///
  /// - Parameters:
  ///   - frame: The element's frame in screen points, or `nil`.
  ///   - screenWidth: The width of the screen in points, or `nil` when it is not known.
  /// - Returns: From -1 at the left edge to 1 at the right one; 0 where it is not known.
  public static func place(of frame: Frame?, screenWidth: Double?) -> Double {
    guard let screenWidth, screenWidth > 0, let frame, frame.isFinite else { return 0 }
    return min(1, max(-1, 2 * frame.middle.x / screenWidth - 1))
  }
}
