public import AccessibilityTree
public import ScreenReader

extension SpeechTimeline {
  /// An item of a timeline: a stop, an announcement, or a sound.
  public enum Item: Equatable, Sendable {
    /// A stop with its utterance.
    case stop(Stop)
    /// An announcement of the app, and whether it interrupts other speech.
    case announcement(Announcement, cutsOff: Bool, language: String)
    /// A sound that is not speech.
    case earcon(Earcon)
    /// A haptic or a sound of the app: it takes time, and captions show it.
    case feedback(Feedback)
  }

  /// How much of what is being said is heard before an announcement cuts it off.
  ///
  /// When an app announces something is not written down in a screen, so that the moment is assumed:
  /// after half of the utterance, counted in characters.
  package static let shareBeforeCut = 0.5

  /// Returns the audible items of a session's events.
  ///
  /// Screens, requests, refusals and lost cursors are silent.
  ///
  /// - Parameters:
  ///   - events: The events in order.
  ///   - language: The language of announcements as a BCP 47 tag.
  ///   - place: Returns the position of a stop, from -1 at the left edge of the screen to 1 at the right edge.
  /// - Returns: The items in order.
  public static func items(
    of events: [Event], language: String, place: (Int) -> Double = { _ in 0 }
  ) -> [Item] {
    events.compactMap { event in
      switch event {
      case .utterance(let spoken):
        let stop = spoken.stop
        return .stop(
          Stop(
            label: stop.map { "stop \($0 + 1)" } ?? spoken.reason.rawValue,
            utterance: spoken.utterance, place: stop.map(place) ?? 0))
      case .announcement(let announcement, let cutOff):
        return .announcement(announcement, cutsOff: cutOff != nil, language: language)
      case .earcon(let earcon): return .earcon(earcon)
      case .feedback(let feedback): return .feedback(feedback)
      default: return nil
      }
    }
  }
}
