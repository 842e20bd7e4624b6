public import AccessibilityTree

/// A message that the app asks VoiceOver to speak, like an `.announcement` notification.
public struct Announcement: Equatable, Hashable, Sendable {
  /// How an announcement interacts with other speech.
  public typealias Priority = Behaviour.Effect.Priority

  /// The text of the announcement.
  public var text: String
  /// How the announcement interacts with other speech.
  public var priority: Priority
  /// How long the app waits before it announces, in milliseconds.
  ///
  /// Without a delay, readers may lose an announcement while the cursor moves, unless its priority is high.
  public var delay: Int
  /// Whether a page's alert speaks, whose role some readers say.
  package var isAlert = false
  /// Whether a page's live region has come with its text, of which some readers say nothing.
  package var isOfNewRegion = false
  /// The label of what holds the new text of a page, which some readers say first.
  package var holder: String?

  /// Creates an announcement.
  ///
  /// - Parameters:
  ///   - text: The text of the announcement.
  ///   - priority: How the announcement interacts with other speech.
  ///   - delay: How long the app waits before it announces, in milliseconds.
  public init(_ text: String, priority: Priority = .default, delay: Int = 0) {
    self.text = text
    self.priority = priority
    self.delay = delay
  }
}
