/// A way through an app, as it is heard command by command.
public struct HeardFlow: Hearable, Sendable {
  /// Where the way comes from.
  enum Origin: Sendable {
    /// A flow file.
    case file(String)
    /// A flow that was put together in Swift.
    case flow(Flow)
  }

  let origin: Origin

  /// Walks and listens.
  ///
  /// - Parameter options: How it is listened to; where they say nothing of style and language, those of the
  ///   flow count.
  /// - Throws: An error for a flow that cannot be read or cannot go on.
  /// - Returns: What is heard.
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
  /// Walks and listens.
  ///
  /// - Parameter options: How it is listened to.
  /// - Throws: An error for a flow that cannot go on.
  /// - Returns: What is heard.
  public func heard(_ options: ReaderOptions) throws(SourceError) -> Heard {
    try HeardFlow(origin: .flow(self)).heard(options)
  }
}

extension Hearable where Self == HeardFlow {
  /// A flow file.
  ///
  /// - Parameters:
  ///   - path: The path of the file; a relative one begins at the test's folder.
  ///   - test: The test's file.
  /// - Returns: The flow.
  public static func flow(_ path: String, beside test: String = #filePath) -> HeardFlow {
    HeardFlow(origin: .file(TestFolder.path(path, beside: test)))
  }

  /// Commands one after the other.
  ///
  /// - Parameters:
  ///   - screen: The screen that is shown first.
  ///   - screens: The screens that effects open by their names.
  ///   - commands: What the user does.
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
