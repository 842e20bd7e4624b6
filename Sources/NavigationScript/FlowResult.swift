public import Documents
public import ScreenReader
public import Transcript

/// What happened when a flow was run.
public struct FlowResult: Sendable {
  /// A command and what it caused.
  public struct Step: Sendable {
    /// The command as transcripts show it, or `nil` for the arrival on the first screen.
    public var command: String?
    /// What was heard, felt and changed, in order.
    public var events: [Event]
    /// The index of the flow's step, or `nil` for the arrival on the first screen.
    public var index: Int?
    /// What the screen was like afterwards, or `nil` unless ``FlowOptions/keepsMoments``.
    package var moment: FlowMoment?
  }

  /// The flow.
  public let flow: Flow
  /// The style of what was heard.
  public let rendering: Rendering
  /// The screen on which the flow began, from top to bottom.
  public let transcript: Transcript
  /// The commands, each with what it caused.
  public internal(set) var steps: [Step] = []
  /// Expectations that were not met, in order.
  public internal(set) var failures: [FlowFailure] = []
  /// Why the flow could not go on, or `nil` when it came to its end or to a failed search.
  public internal(set) var breakdown: SourceError?
  /// The index of the step that the flow could not get past, or `nil` when it came to its end.
  public internal(set) var stoppedAt: Int?
  /// What went otherwise than a step may have meant, in order.
  public internal(set) var warnings: [SourceWarning] = []
  /// What expected texts should have been, by the step: for recording.
  var heardTexts: [(step: Int, texts: [String])] = []

  /// Whether the flow came to its end and every expectation was met.
  public var hasPassed: Bool { failures.isEmpty && breakdown == nil }
}
