/// Something that the app has VoiceOver say, like an `.announcement` notification.
public struct Announcement: Equatable, Hashable, Sendable {
  /// How an announcement goes with other speech (documented by Apple for iOS 17).
  public enum Priority: String, CaseIterable, Hashable, Sendable {
    /// Waits for other speech to finish.
    case low
    /// Cuts other speech off, and is cut off by the next event.
    case `default`
    /// Cuts other speech off and is heard to its end.
    case high
  }

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
