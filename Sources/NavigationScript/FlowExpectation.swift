public import TranscriptDiff

/// Something that must be so at a point of a flow.
///
/// What counts as heard is everything said since the last command, announcements included. `stop`, `wait`
/// and a `find` that is there already say nothing and leave it as it is. How a text is compared with what is
/// heard, ``HeardText`` says.
public enum FlowExpectation: Equatable, Sendable {
  /// The last thing said is this, in the flow's style; `nil` for an expectation not written yet.
  case hear(HeardText?)
  /// The last things said are these, in order; none at all means silence.
  case hearAll([HeardText])
  /// The app has announced this; `nil` for an expectation not written yet.
  case announced(HeardText?)
  /// The last announcements of the app are these, in order; none at all means that there was none.
  case announcedAll([HeardText])
  /// Somebody without a reader was shown this since the last command; `nil` for an expectation not written yet.
  case shown(HeardText?)
  /// The last things shown are these, in order; none at all means that nothing was.
  case shownAll([HeardText])
  /// The screen of this name is shown.
  case on(String)
  /// The cursor is on the element of this `id`, or on one at which this is said.
  case focus(HeardText)
  /// Nothing said holds any of these words, as whole words in a row; case does not count. A text with
  /// placeholders, an expression and a part count as they do for what has to be heard.
  case notHeard([HeardText])
  /// The transcript of the whole flow is what the file holds; it is looked at when the flow has ended.
  case transcript(FlowRecording)
}

/// A file that holds the transcript of a whole flow.
public struct FlowRecording: Equatable, Sendable {
  /// The path, for reading and writing.
  public var path: String
  /// What the file holds, or `nil` when there is none yet.
  public var text: String?

  /// Creates a recording.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - text: What the file holds.
  public init(path: String, text: String?) {
    self.path = path
    self.text = text
  }
}
