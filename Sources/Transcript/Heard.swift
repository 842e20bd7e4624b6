public import AccessibilityTree
import Bridges
import Readers
public import ScreenReader
public import Texts

/// The speech that a screen reader user hears on a screen.
///
/// ```swift
/// try Heard(recipe).lines                  // "Mango lassi, heading level 1", …
/// try Heard(recipe, by: .talkBack).lines   // "Mango lassi, Heading", …
/// ```
public struct Heard: Equatable, Sendable {
  /// The stops with their utterances.
  public let transcript: Transcript
  /// Facts about the transcript, one per text: languages without words, what was inferred or left out.
  public let notes: [String]

  /// Hears a screen from first to last.
  ///
  /// - Parameters:
  ///   - screen: The screen, as its toolkit states it.
  ///   - reader: The reader, or `nil` for that of the screen's platform.
  ///   - language: The language of the reader's phrases as a BCP 47 tag, or `nil` for the screen's.
  /// - Throws: An error for a reader that does not run on the screen's platform, and for a language without words.
  public init(
    _ screen: Screen, by reader: Reader? = nil, in language: String? = nil
  ) throws(SourceError) {
    try self.init(screen, options: ReaderOptions(reader: reader, language: language))
  }

  /// Hears a screen from first to last with options.
  ///
  /// - Parameters:
  ///   - screen: The screen, as its toolkit states it.
  ///   - options: The reader and its options.
  /// - Throws: An error for options that do not fit the reader or the screen.
  public init(_ screen: Screen, options: ReaderOptions) throws(SourceError) {
    let bridged = screen.bridged(for: options.reader)
    try self.init(
      shown: bridged.screen, options: options, leftOut: [], notes: bridged.remarks)
  }

  /// Hears a screen as its platform shows it to the reader.
  package init(
    shown screen: Screen, options: ReaderOptions, leftOut: [String], notes: [String]
  ) throws(SourceError) {
    let reading = try options.reading(screen)
    transcript = Transcript(reading, rendering: Rendering(options.writtenStyle))
    let told = notes + reading.remarks(leftOut: leftOut)
    self.notes = told + transcript.remarks.filter { !told.contains($0) }
  }

  /// The lines of the transcript, as `earshot transcript` prints them; a hint is indented under its stop.
  public var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The lines in one text, each with a line feed.
  public var text: String { String(decoding: TranscriptText(transcript).bytes, as: UTF8.self) }
}
