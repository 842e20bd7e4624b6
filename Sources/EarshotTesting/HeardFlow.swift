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
  /// The browser for flows on web pages, or `nil`.
  var browser: FlowBrowser?

  /// Runs the flow and makes its transcript.
  ///
  /// - Parameter options: The reader and its options; without a style and a language, those of the flow apply.
  /// - Throws: An error for a flow that cannot be read or cannot continue.
  /// - Returns: The transcript and its source.
  public func heard(_ options: ReaderOptions) throws(SourceError) -> HeardWords {
    let flow: Flow
    switch origin {
    case .file(let path): flow = try FlowReader().read(path)
    case .flow(let given): flow = given
    }
    var options = FlowOptions(options)
    options.browser = browser
    let result = try FlowRunner(options: options).run(flow)
    if let breakdown = result.breakdown { throw breakdown }
    let transcript = RecordedTranscript(
      result.steps.flatMap(result.lines(of:)), path: flow.name, style: result.rendering.style)
    let said = result.steps.flatMap(\.events).compactMap { event -> HeardWords.Said? in
      switch event {
      case .utterance(let spoken):
        let text = result.rendering.text(of: spoken.utterance)
        return HeardWords.Said(text: text, utterance: spoken.utterance, node: nil)
      case .announcement(let announcement, _):
        return HeardWords.Said(text: SafeText.line(announcement.text), utterance: nil, node: nil)
      default: return nil
      }
    }
    return HeardWords(
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
  public func heard(_ options: ReaderOptions) throws(SourceError) -> HeardWords {
    try HeardFlow(origin: .flow(self)).heard(options)
  }
}

extension Hearable where Self == HeardFlow {
  /// Returns a flow file, for an assertion.
  ///
  /// - Parameters:
  ///   - path: The path of the file; a relative path starts at the test's folder.
  ///   - browser: The browser for a flow on a web page: `.installed`, with `import EarshotPages`.
  ///   - test: The test's file.
  /// - Returns: The flow.
  public static func flow(
    _ path: String, in browser: FlowBrowser? = nil, beside test: String = #filePath
  ) -> HeardFlow {
    HeardFlow(origin: .file(TestFolder.path(path, beside: test)), browser: browser)
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
