/// A flow through an app, spoken command by command.
public struct HeardFlow: Hearable, Sendable {
  /// Where the way comes from.
  enum Origin: Sendable {
    /// A flow file.
    case file(String)
    /// A flow that was put together in Swift.
    case flow(Flow)
  }

  let origin: Origin

  /// Runs the flow and makes its transcript.
  ///
  /// - Parameter options: The reader and its options; without a style and a language, those of the flow apply.
  /// - Throws: An error for a flow that cannot be read or cannot continue.
  /// - Returns: The transcript and its source.
  public func heard(_ options: ReaderOptions) throws(SourceError) -> Heard {
    let flow: Flow
    switch origin {
    case .file(let path): flow = try FlowReader().read(path)
    case .flow(let given): flow = given
    }
    let result = try FlowRunner(options: FlowOptions(options)).run(flow)
    if let breakdown = result.breakdown { throw breakdown }
    let transcript = RecordedTranscript(
      result.steps.flatMap(result.lines(of:)), path: flow.name, style: result.rendering.style)
    let said = result.steps.flatMap(\.events).compactMap { event -> Heard.Said? in
      switch event {
      case .utterance(let spoken):
        let text = result.rendering.text(of: spoken.utterance)
        return Heard.Said(text: text, utterance: spoken.utterance, node: nil)
      case .announcement(let announcement, _):
        return Heard.Said(text: SafeText.line(announcement.text), utterance: nil, node: nil)
      default: return nil
      }
    }
    return Heard(
      transcript: transcript, header: TranscriptHeader(result.transcript),
      rendering: result.rendering, said: said, failures: result.failures.map(\.description))
  }
}

extension Flow: Hearable {
  /// Runs the flow and makes its transcript.
  ///
  /// - Parameter options: The reader and its options.
  /// - Throws: An error for a flow that cannot continue.
  /// - Returns: The transcript and its source.
  public func heard(_ options: ReaderOptions) throws(SourceError) -> Heard {
    try HeardFlow(origin: .flow(self)).heard(options)
  }
}

extension Hearable where Self == HeardFlow {
  /// Returns a flow file, for an assertion.
  ///
  /// - Parameters:
  ///   - path: The path of the file; a relative path starts at the test's folder.
  ///   - test: The test's file.
  /// - Returns: The flow.
  public static func flow(_ path: String, beside test: String = #filePath) -> HeardFlow {
    HeardFlow(origin: .file(TestFolder.path(path, beside: test)))
  }

  /// Returns a flow of commands, for an assertion.
  ///
  /// - Parameters:
  ///   - screen: The first screen.
  ///   - screens: The screens that effects open by name.
  ///   - commands: The user's commands.
  /// - Returns: The flow.
  public static func flow(
    on screen: Screen, opening screens: [Screen] = [], _ commands: Command...
  ) -> HeardFlow {
    let steps = commands.map { FlowStep(.perform($0, count: 1)) }
    let name = screen.title ?? "flow"
    return HeardFlow(
      origin: .flow(Flow(name, path: name, screens: screens, start: screen, steps: steps)))
  }
}
