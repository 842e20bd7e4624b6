public import Documents
public import ScreenReader
public import Transcript

/// The result of a flow.
public struct FlowResult: Sendable {
  /// A command and its events.
  public struct Step: Sendable {
    /// The command as written in transcripts, or `nil` for the arrival on the first screen.
    public var command: String?
    /// The events that followed, in order.
    public var events: [Event]
    /// The index of the flow's step, or `nil` for the arrival on the first screen.
    public var index: Int?
    /// What the screen was like afterwards, or `nil` unless ``FlowOptions/keepsMoments``.
    package var moment: FlowMoment?
  }

  /// The flow.
  public let flow: Flow
  /// The style of the spoken texts.
  public let rendering: Rendering
  /// The transcript of the first screen, from top to bottom.
  public let transcript: Transcript
  /// The commands, with their events.
  public internal(set) var steps: [Step] = []
  /// The failed expectations, in order.
  public internal(set) var failures: [FlowFailure] = []
  /// The reason why the flow could not continue, or `nil` if it completed or ended at a failed search.
  public internal(set) var breakdown: SourceError?
  /// The index of the step at which the flow ended early, or `nil` if it completed.
  public internal(set) var stoppedAt: Int?
  /// How many requests of a guarded page were stopped.
  package internal(set) var stopped = (sends: 0, leaves: 0)
  /// What there is to say of how pages were read that the first one led to.
  package internal(set) var remarks: [String] = []
  /// Warnings about steps that may not have worked as intended, in order.
  public internal(set) var warnings: [SourceWarning] = []
  /// What expected texts should have been, by the step: for recording.
  var heardTexts: [(step: Int, texts: [String])] = []

  /// Whether the flow completed and met every expectation.
  public var hasPassed: Bool { failures.isEmpty && breakdown == nil }
}
