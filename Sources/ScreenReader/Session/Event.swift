public import AccessibilityTree

/// Something that a listener hears, feels or finds changed after a command.
public enum Event: Equatable, Sendable {
  /// Something is said about an element, or in answer to a command.
  case utterance(Spoken)
  /// The app has had something said.
  case announcement(Announcement, cutOff: String?)
  /// The app has had something said in the moment in which the cursor moved, so that nobody hears it.
  case announcementLost(Announcement)
  /// A sound that is no speech.
  case earcon(Earcon)
  /// The app lets people feel a tap, or plays a sound of its own.
  case feedback(Feedback)
  /// Another screen is shown; its title, or `nil`.
  case screen(String?)
  /// There is nothing further this way, and the same command would lead nowhere again.
  ///
  /// Nobody hears the end itself: a sound or words, which are other events, may tell of it.
  case end(of: Course)
  /// The app is asked to do something.
  case request(AppRequest)
  /// The element under the cursor is gone, and the cursor with it: the `id` or label that it had.
  case cursorLost(String?)

  /// Somebody who uses another technology than a reader is shown something.
  case shown(Shown)

  /// The command cannot happen here.
  case refused(Refusal)

  /// Whether the event tells that the command cannot happen.
  package var isRefusal: Bool { if case .refused = self { true } else { false } }

  /// Whether the event tells that the same command would lead nowhere again.
  package var isEnd: Bool {
    switch self {
    case .end, .refused: true
    default: false
    }
  }

  /// Something that is said.
  public struct Spoken: Equatable, Sendable {
    /// What is said.
    public var utterance: Utterance
    /// Why it is said.
    public var reason: UtteranceReason
    /// The stop that it is about, or `nil`.
    public var stop: Int?

    /// Creates something that is said.
    ///
    /// - Parameters:
    ///   - utterance: What is said.
    ///   - reason: Why it is said.
    ///   - stop: The stop that it is about.
    public init(_ utterance: Utterance, reason: UtteranceReason, stop: Int? = nil) {
      self.utterance = utterance
      self.reason = reason
      self.stop = stop
    }
  }
}
