import AccessibilityTree
public import Documents
import OtherTechnologies
import ScreenReader
import Transcript
import TreeFormats

/// Runs flows against their screens.
///
/// ```swift
/// let flow = try FlowReader().read("Examples/Comments/post-by-swiping.flow.yaml")
/// let result = try FlowRunner().run(flow)
/// ```
///
/// A flow continues after a failed expectation, so one run shows all failures. It ends at a search that finds
/// nothing, and at an impossible step.
public struct FlowRunner: Sendable {
  private let options: FlowOptions

  /// Creates a runner.
  ///
  /// - Parameter options: Options for running flows.
  public init(options: FlowOptions = FlowOptions()) { self.options = options }

  /// Runs a flow.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: The result; an impossible step is its ``FlowResult/breakdown``.
  /// - Throws: An error for a language that no reader supports and for unreadable effects.
  public func run(_ flow: Flow) throws(SourceError) -> FlowResult {
    let reading = options.reading(of: flow)
    let platform = flow.page == nil ? flow.start.platform : .web
    if let technology = flow.technology, !technology.exists(on: platform) {
      throw SourceError(
        path: flow.path, message: "\(technology.title) is not available on \(platform.rawValue)",
        suggestion: technology == .keyboard || !Technology.keyboard.exists(on: platform)
          ? "remove \"with\" to run the flow with a reader"
          : "use with: keyboard")
    }
    let reader = try reading.reader(on: platform)
    if let page = flow.page { return try run(flow, through: page, reading, reader) }
    var flow = flow
    if let technology = flow.technology, options.reading.reader != nil {
      flow.notes.append(
        "\(SafeText.line(flow.path)): --reader has no effect: no reader runs with \(technology.title)"
      )
    }
    if !options.device.isEmpty { try flow.take(options.device) }
    // Without a reader nobody says a word in any language.
    if flow.technology == nil {
      for screen in flow.allScreens {
        flow.notes.appendMissing(try reading.languageRemarks(on: screen))
      }
    }
    let app = try Behaviours(screens: flow.allScreens).app
    let session = try reading.session(on: flow.start, app: app)
    let rendering = Rendering(reading.writtenStyle)
    let result = FlowResult(
      flow: flow, rendering: rendering,
      transcript: Transcript(session.reading, rendering: rendering))
    var run = FlowRun(session: session, result: result, options: options)
    run.perform()
    return run.result
  }

  /// Runs a flow through a live page, which has cookies and storage of its own.
  private func run(
    _ flow: Flow, through page: FlowPage, _ reading: ReaderOptions, _ reader: Reader
  ) throws(SourceError) -> FlowResult {
    guard let browser = options.browser else {
      throw SourceError(
        path: flow.path, message: "the flow is on a web page, but this program does not open pages",
        suggestion: "import EarshotPages, and give the flow a browser: .installed")
    }
    var flow = flow
    let app = browser.app(page, reader)
    defer { app.end() }
    let (imported, effects) = try app.open(page.input)
    if let summary = imported.report.summary { flow.notes.append("\(page.name): \(summary)") }
    flow.start = imported.screen
    flow.notes += try reading.languageRemarks(on: flow.start)
    let session = try reading.session(on: flow.start, app: app.model)
    let rendering = Rendering(reading.writtenStyle)
    let result = FlowResult(
      flow: flow, rendering: rendering,
      transcript: Transcript(session.reading, rendering: rendering))
    var run = FlowRun(
      session: session, result: result, options: options, page: app)
    run.perform(opening: effects)
    run.result.stopped = app.stopped
    run.result.remarks = app.remarks.filter { !imported.report.remarks.contains($0) }
      .map { "\(page.name): \($0)" }
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
}

extension FlowOptions {
  /// Returns how a flow is read: what is left open here, it says itself.
  fileprivate func reading(of flow: Flow) -> ReaderOptions {
    // Without a reader, stops and their order are those of the platform's own; what it would say is no matter.
    if flow.technology != nil { return ReaderOptions() }
    var reading = reading
    reading.reader = reading.reader ?? flow.reader
    reading.style = reading.style ?? flow.style
    reading.language = reading.language ?? flow.language
    return reading
  }
}
