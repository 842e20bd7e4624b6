public import Voices

/// What a person has set in a reader; none of it changes the app's screen.
public struct ReaderSettings: Equatable, Sendable {
  /// How moving treats groups.
  public enum NavigationStyle: String, CaseIterable, Sendable {
    /// From element to element.
    case flat
    /// From group to group, which are entered and left.
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

  /// The language of the reader's own words as a BCP 47 tag, or `nil` for the screen's.
  public var language: String?
  /// Which parts of utterances are spoken.
  public var verbosity = Verbosity()
  /// How moving treats groups.
  public var navigationStyle = NavigationStyle.flat
  /// What is said while typing.
  public var typingFeedback = TypingFeedback.both
  /// The speaking rate from 0 to 100 %.
  public var speakingRate = 50
  /// The option that the rotor was turned to, or `nil` as long as the reader chooses it; an option of the
  /// app's own by its name.
  public var rotor: PhraseKey?
  /// Whether the rotor offers all that the reader has for it, and not what is usual alone.
  public var offersAllRotors = false
  /// Whether going back leads to where the cursor was, whatever the reader does by itself.
  public var returnsToOrigin = false
  /// What stands between two fragments that are written down, or `nil` for what the reader or its language has.
  public var separator: String?
  /// Settings that one reader alone has, by their keys.
  public var own: [String: String] = [:]

  /// Creates the settings of a new user.
  public init() {}
}
