public import AccessibilityTree

/// Something that a user hears, feels or sees after a command.
public enum Event: Equatable, Sendable {
  /// The reader speaks about an element, or in response to a command.
  case utterance(Spoken)
  /// The app makes an announcement.
  case announcement(Announcement, cutOff: String?)
  /// The app makes an announcement at the moment the cursor moves, so it is lost.
  case announcementLost(Announcement)
  /// A sound that is not speech.
  case earcon(Earcon)
  /// The app plays a haptic or a sound.
  case feedback(Feedback)
  /// Another screen is shown, with its title or `nil`.
  case screen(String?)
  /// There is nothing more in this direction, and the same command would have no effect again.
  ///
  /// The end itself is silent: a sound or words, which are other events, may announce it.
  case end(of: Course)
  /// The reader asks the app to do something.
  case request(AppRequest)
  /// The element under the cursor, and the cursor with it, is gone: its `id` or label.
  case cursorLost(String?)

  /// A user of another assistive technology sees something.
  case shown(Shown)

  /// The command is not possible here.
  case refused(Refusal)

  /// Whether the event tells that the command cannot happen.
  package var isRefusal: Bool { if case .refused = self { true } else { false } }

  /// Whether what an act has changed need not be told beside the event: it speaks, or leads elsewhere.
  var tellsOutcome: Bool {
    switch self {
    case .utterance, .screen, .cursorLost, .refused: true
    default: false
    }
  }

  /// Whether the event tells that the same command would lead nowhere again.
  package var isEnd: Bool {
    switch self {
    case .end, .refused: true
    default: false
    }
  }

  /// An utterance, with its reason and stop.
  public struct Spoken: Equatable, Sendable {
    /// The utterance.
    public var utterance: Utterance
    /// The reason for the utterance.
    public var reason: UtteranceReason
    /// The stop of the utterance, or `nil`.
    public var stop: Int?

    /// Creates a spoken utterance.
    ///
    /// - Parameters:
    ///   - utterance: The utterance.
    ///   - reason: The reason for the utterance.
    ///   - stop: The stop of the utterance.
    public init(_ utterance: Utterance, reason: UtteranceReason, stop: Int? = nil) {
      self.utterance = utterance
      self.reason = reason
      self.stop = stop
    }
  }
}
