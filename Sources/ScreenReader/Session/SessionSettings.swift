/// What a VoiceOver user has chosen in the settings.
public struct SessionSettings: Equatable, Sendable {
  /// How swipes treat groups.
  public enum NavigationStyle: String, CaseIterable, Sendable {
    /// Swipes go from element to element.
    case flat
    /// Swipes stop on groups, which are entered and left.
    case grouped
  }

  /// What is said while typing.
  public enum TypingFeedback: String, CaseIterable, Sendable {
    /// Nothing.
    case nothing
    /// Each character.
    case characters
    /// Each word, when it ends.
    case words
    /// Each character, and each word when it ends.
    case both
  }

  /// How swipes treat groups.
  public var navigationStyle = NavigationStyle.flat
  /// What is said while typing.
  public var typingFeedback = TypingFeedback.both
  /// The speaking rate from 0 to 100 %.
  public var speakingRate = 50

  /// Creates the settings of a new iPhone.
  public init() {}
}
