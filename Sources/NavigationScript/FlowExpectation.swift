/// Something that must be so at a point of a flow.
///
/// What counts as heard is everything said since the last command, announcements included. `stop`, `wait`
/// and a `find` that is there already say nothing and leave it as it is.
public enum FlowExpectation: Equatable, Sendable {
  /// The last thing said is this, in the flow's style; `nil` for an expectation not written yet.
  case hear(String?)
  /// The last things said are these, in order; none at all means silence.
  case hearAll([String])
  /// The app has announced this; `nil` for an expectation not written yet.
  case announced(String?)
  /// The last announcements of the app are these, in order; none at all means that there was none.
  case announcedAll([String])
  /// The screen of this name is shown.
  case on(String)
  /// The cursor is on the element of this `id`.
  case focus(String)
  /// Nothing said holds any of these words, as whole words in a row; case does not count.
  case notHeard([String])
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
