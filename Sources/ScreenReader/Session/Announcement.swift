public import AccessibilityTree

/// Something that the app has VoiceOver say, like an `.announcement` notification.
public struct Announcement: Equatable, Hashable, Sendable {
  /// How an announcement goes with other speech.
  public typealias Priority = Behaviour.Effect.Priority

  /// The words.
  public var text: String
  /// How it goes with other speech.
  public var priority: Priority
  /// How long the app waits before it announces, in milliseconds.
  ///
  /// Without waiting, readers may lose what is announced as the cursor moves, unless its priority is high.
  public var delay: Int

  /// Creates an announcement.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - priority: How it goes with other speech.
  ///   - delay: How long the app waits before it announces, in milliseconds.
  public init(_ text: String, priority: Priority = .default, delay: Int = 0) {
    self.text = text
    self.priority = priority
    self.delay = delay
  }
}
