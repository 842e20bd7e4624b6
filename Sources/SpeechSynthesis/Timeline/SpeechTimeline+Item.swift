public import AccessibilityTree
public import ScreenReader

extension SpeechTimeline {
  /// Something that is heard: what a stop says, what the app says, or a sound.
  public enum Item: Equatable, Sendable {
    /// What is heard at a stop.
    case stop(Stop)
    /// What the app has said, and whether it cuts off what was being said.
    case announcement(Announcement, cutsOff: Bool, language: String)
    /// A sound that is no speech.
    case earcon(Earcon)
    /// A tap that is felt, or a sound of the app's: time goes by, and captions tell of it.
    case feedback(Feedback)
  }

  /// How much of what is being said is heard before an announcement cuts it off.
  ///
  /// When an app announces something is not written down in a screen, so that the moment is assumed:
  /// after half of the utterance, counted in characters.
  package static let shareBeforeCut = 0.5

  /// Returns what is heard of a session's events.
  ///
  /// Screens, requests, refusals and lost cursors are not heard themselves.
  ///
  /// - Parameters:
  ///   - events: The events in order.
  ///   - language: The language of announcements as a BCP 47 tag.
  ///   - place: Returns where a stop lies, from -1 at the left edge of the screen to 1 at the right one.
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
