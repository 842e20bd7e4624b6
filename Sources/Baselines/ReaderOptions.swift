public import AccessibilityTree
public import Documents
public import NavigationScript
public import ScreenReader
public import Transcript
public import TranscriptDiff
public import Voices

/// How a screen is listened to.
public struct ReaderOptions: Equatable, Sendable {
  /// The style of what is heard.
  public var style: Style
  /// The language of the reader's own words, or `nil` for the screen's.
  public var language: String?
  /// Which parts of utterances are spoken.
  public var verbosity: Verbosity

  /// Creates options.
  ///
  /// - Parameters:
  ///   - style: The style of what is heard.
  ///   - language: The language of the reader's own words, or `nil` for the screen's.
  ///   - verbosity: Which parts of utterances are spoken.
  public init(
    style: Style = .spoken, language: String? = nil, verbosity: Verbosity = Verbosity()
  ) {
    self.style = style
    self.language = language
    self.verbosity = verbosity
  }

  /// The same for flows.
  public var flowOptions: FlowOptions {
    FlowOptions(style: style, language: language, verbosity: verbosity)
  }

  /// Returns a screen as a reader goes through it.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - phrases: The words of the reader.
  /// - Throws: An error for a language without words.
  /// - Returns: The reading.
  public func reading(
    _ screen: Screen, phrases: PhraseLibrary
  ) throws(SourceError) -> ScreenReading {
    var screen = screen
    if let language {
      guard phrases.book(for: language) != nil else {
        throw SourceError(
          path: screen.title ?? "the screen",
          message: "no words in the language \(SafeText.quoted(language))",
          suggestion: "known languages: \(phrases.languages.joined(separator: ", "))")
      }
      screen.language = language
    }
    return ScreenReading(screen, phrases: phrases, dialect: style.dialect, verbosity: verbosity)
  }

  /// The header of a recording of what is heard.
  ///
  /// - Parameter transcript: What is heard.
  /// - Returns: The header.
  public func header(of transcript: Transcript) -> TranscriptHeader {
    TranscriptHeader(transcript, dialect: style.dialect.version)
  }
}
