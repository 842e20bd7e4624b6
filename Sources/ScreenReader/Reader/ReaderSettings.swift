public import Voices

/// The user's settings of a reader; they do not change the app's screen.
public struct ReaderSettings: Equatable, Sendable {
  /// How the cursor moves through groups.
  public enum NavigationStyle: String, CaseIterable, Sendable {
    /// From element to element.
    case flat
    /// From group to group, which the user enters and leaves.
    case grouped
  }

  /// The feedback while typing.
  public enum TypingFeedback: String, CaseIterable, Sendable {
    /// Nothing.
    case nothing
    /// Each character.
    case characters
    /// Each finished word.
    case words
    /// Each character and each finished word.
    case both
  }

  /// The language of the reader's own phrases as a BCP 47 tag, or `nil` for the screen's.
  public var language: String?
  /// Which parts of utterances are spoken.
  public var verbosity = Verbosity()
  /// How the cursor moves through groups.
  public var navigationStyle = NavigationStyle.flat
  /// The feedback while typing.
  public var typingFeedback = TypingFeedback.both
  /// The speaking rate from 0 to 100 %.
  public var speakingRate = 50
  /// The rotor option that the user selected, or `nil` if the reader chooses it; an app's rotor by its name.
  public var rotor: PhraseKey?
  /// Whether the rotor offers all options of the reader instead of only the usual ones.
  public var offersAllRotors = false
  /// Whether going back always restores the cursor's position, whatever the reader does by default.
  public var returnsToOrigin = false
  /// The separator between two written fragments, or `nil` for the default of the reader or its language.
  public var separator: String?
  /// Settings that only one reader has, by their keys.
  public var own: [String: String] = [:]

  /// Creates default settings.
  public init() {}
}
