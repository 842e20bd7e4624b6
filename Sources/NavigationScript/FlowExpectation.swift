public import TranscriptDiff

/// An expectation at a point of a flow.
///
/// Expectations check everything spoken since the last command, including announcements. `stop`, `wait` and a `find`
/// whose target is already there say nothing and keep the earlier texts. ``HeardText`` defines how a text is compared.
public enum FlowExpectation: Equatable, Sendable {
  /// The last spoken text, in the flow's style; `nil` for an expectation without a text yet.
  case hear(HeardText?)
  /// The last spoken texts, in order; an empty list means silence.
  case hearAll([HeardText])
  /// A text that the app has announced; `nil` for an expectation without a text yet.
  case announced(HeardText?)
  /// The last announcements of the app, in order; an empty list means that there were none.
  case announcedAll([HeardText])
  /// A text shown since the last command to a user without a reader; `nil` for an expectation without a text yet.
  case shown(HeardText?)
  /// The last shown texts, in order; an empty list means that there were none.
  case shownAll([HeardText])
  /// The screen with this name is shown.
  case on(String)
  /// The cursor is on the element with this `id`, or on one with this utterance.
  case focus(HeardText)
  /// No spoken text contains any of these texts.
  ///
  /// Plain texts match consecutive whole words, regardless of case. Placeholders, expressions and parts match as in
  /// expected texts.
  case notHeard([HeardText])
  /// The transcript of the whole flow matches the file; the check runs when the flow has ended.
  case transcript(FlowRecording)
}

extension Flow {
  /// Whether anything could be heard by which the flow fails.
  package var checksSomething: Bool {
    steps.contains { step in
      switch step.action {
      case .find: true
      case .expect(let expectation): expectation != .notHeard([])
      case .perform, .use, .open, .visit: false
      }
    }
  }

  /// What is told of a flow that checks nothing.
  package static let checksNothing =
    "the flow checks nothing, because it has no expectation; add hear:, shown: or focus:"

  /// Whether something has to be heard, shown or reached: that something is not says nothing for an app.
  package var asksForSomething: Bool {
    steps.contains { step in
      switch step.action {
      case .find: true
      case .expect(.hearAll(let texts)), .expect(.announcedAll(let texts)),
        .expect(.shownAll(let texts)):
        !texts.isEmpty
      case .expect(.notHeard): false
      case .expect: true
      case .perform, .use, .open, .visit: false
      }
    }
  }
}

/// A file with the transcript of a whole flow.
public struct FlowRecording: Equatable, Sendable {
  /// The path, for reading and writing.
  public var path: String
  /// The content of the file, or `nil` if it does not exist yet.
  public var text: String?

  /// Creates a recording.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - text: The content of the file.
  public init(path: String, text: String?) {
    self.path = path
    self.text = text
  }
}
