public import AccessibilityTree

/// Something that the app has VoiceOver say, like an `.announcement` notification.
public struct Announcement: Equatable, Hashable, Sendable {
  /// How an announcement goes with other speech.
  public typealias Priority = Behaviour.Effect.Priority

  /// The words.
  public var text: String
  /// How it goes with other speech.
  public var priority: Priority

  /// Creates an announcement.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - priority: How it goes with other speech.
  public init(_ text: String, priority: Priority = .default) {
    self.text = text
    self.priority = priority
  }
}
