import AccessibilityTree
public import Documents
import ScreenReader
import Transcript
public import Voices

/// Runs flows against their screens.
///
/// ```swift
/// let flow = try FlowReader().read("Examples/Comments/post-by-swiping.flow.yaml")
/// let result = try FlowRunner(phrases: PhraseLibrary()).run(flow)
/// ```
///
/// A flow goes on after a failed expectation, so that one run shows them all; it ends at a search that finds
/// nothing, and at a step that cannot happen.
public struct FlowRunner: Sendable {
  private let phrases: PhraseLibrary
  private let options: FlowOptions

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - phrases: The words of the reader.
  ///   - options: How flows are run.
  public init(phrases: PhraseLibrary, options: FlowOptions = FlowOptions()) {
    self.phrases = phrases
    self.options = options
  }

  /// Runs a flow.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: What happened; a step that cannot happen is its ``FlowResult/breakdown``.
  /// - Throws: An error for a language without words and for effects that cannot be read.
  public func run(_ flow: Flow) throws(SourceError) -> FlowResult {
    let language = options.language ?? flow.language
    if let language, phrases.book(for: language) == nil {
      throw SourceError(
        path: flow.path, message: "no words in the language \(SafeText.quoted(language))",
        suggestion: "known languages: \(phrases.languages.joined(separator: ", "))")
    }
    let style = options.style ?? flow.style ?? .spoken
    let flow = flow.inLanguage(language)
    let app = try Behaviours(screens: flow.allScreens).app
    let session = Session(
      flow.start, phrases: phrases, dialect: style.dialect, verbosity: options.verbosity, app: app)
    let rendering = Rendering(style)
    let result = FlowResult(
      flow: flow, rendering: rendering,
      transcript: Transcript(session.reading, rendering: rendering))
    var run = FlowRun(session: session, result: result, keepsMoments: options.keepsMoments)
    run.perform()
    return run.result
  }
}

extension Flow {
  /// The screens of the flow and those that its steps open, each once.
  var allScreens: [Screen] {
    var screens = screens + [start]
    var names = Set(screens.map(\.name))
    for case .open(let screen) in steps.map(\.action)
    where screen.name == nil || names.insert(screen.name).inserted {
      screens.append(screen)
    }
    return screens
  }

  /// Returns the flow with the reader's own words in another language.
  func inLanguage(_ language: String?) -> Flow {
    guard let language else { return self }
    var flow = self
    flow.start = flow.start.inLanguage(language)
    flow.screens = flow.screens.map { $0.inLanguage(language) }
    for index in flow.steps.indices {
      guard case .open(let screen) = flow.steps[index].action else { continue }
      flow.steps[index].action = .open(screen.inLanguage(language))
    }
    return flow
  }
}
