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
  /// What expected texts should have been, by the step: for recording.
  var heardTexts: [(step: Int, texts: [String])] = []

  /// Whether the flow came to its end and every expectation was met.
  public var hasPassed: Bool { failures.isEmpty && breakdown == nil }
}
