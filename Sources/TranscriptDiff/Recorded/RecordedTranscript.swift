import Documents
public import Transcript

/// A transcript that can be compared: read from a file, or just made from a screen.
///
/// ```swift
/// let old = try TranscriptReader().read(SourceFile.read("recipe.transcript.txt"))
/// let new = RecordedTranscript(transcript)
/// try TranscriptDiff(from: old, to: new).isEmpty
/// ```
public struct RecordedTranscript: Equatable, Sendable {
  /// The source of a transcript.
  public enum Form: String, Sendable {
    /// A screen that was just read.
    case screen
    /// Earshot's text format: one line per stop.
    case text
    /// Earshot's JSON, with typed fragments.
    case json
    /// A recording of a device: utterances of `XCUIVoiceOverService`.
    case capture
  }

  /// The name of the transcript in messages.
  public var path: String
  /// The source of the transcript.
  public var form: Form
  /// The style of the texts, or `nil` if a text does not state it.
  public var style: Style?
  /// The language of the reader's phrases as a BCP 47 tag, or `nil` if a text does not state it.
  public var language: String?
  /// The name of the reader, or `nil` if a text does not state it.
  public var reader: String?
  /// The version of the simulated reader, or `nil` if a text does not state it.
  public var readerVersion: String?
  /// The screens, in order; a transcript of one screen has one.
  public var screens: [RecordedScreen]

  /// Creates a transcript.
  package init(
    path: String, form: Form, style: Style? = nil, language: String? = nil,
    screens: [RecordedScreen]
  ) {
    self.path = path
    self.form = form
    self.style = style
    self.language = language
    self.screens = screens
  }

  /// The number of stops on all screens.
  public var stopCount: Int {
    screens.reduce(0) { $0 + $1.stops.count { $0.kind == .stop } }
  }

  /// After how many characters what a device said was cut: 64 if that is the longest, else `nil`.
  ///
  /// Some recordings of iOS 27 are cut there, others are not (measured).
  package var cutLength: Int? {
    let limit = 64
    guard form == .capture else { return nil }
    let longest = screens.flatMap(\.stops).map(\.text.count).max()
    return longest == limit ? limit : nil
  }

  /// Returns an error about the text of a stop or its hint.
  func error(
    _ message: String, at text: String, of stop: RecordedStop, suggestion: String?
  ) -> SourceError {
    // In a text a hint stands on the next line, indented; in JSON on that of its stop.
    let isHintOfText = form == .text && text != stop.text
    let location = stop.line.map {
      SourcePlace(line: $0 + (isHintOfText ? 1 : 0), column: isHintOfText ? 5 : 1)
    }
    let shown = (isHintOfText ? "    " : "") + SafeText.line(text)
    return SourceError(
      path: path, location: location, message: message,
      sourceLine: form == .text ? shown : nil, suggestion: suggestion)
  }
}
