public import AccessibilityTree
public import OtherTechnologies
public import ScreenReader

/// One step of a flow: something that the user does, or something that must be so.
public struct FlowStep: Sendable {
  /// What a step is.
  public enum Action: Sendable {
    /// A command, a number of times.
    case perform(Command, count: Int)
    /// What somebody does who uses a keyboard, a switch or the voice, one after the other.
    case use([TechnologyAct])
    /// Swiping right until something is heard.
    case find(FlowSearch)
    /// The app shows another state or screen.
    case open(Screen)
    /// Another page is opened in the browser.
    case visit(FlowPage)
    /// Something that must be so now.
    case expect(FlowExpectation)
  }

  /// What the step is.
  public var action: Action
  /// Where the step stands in the flow's file, in bytes, or 0.
  package var offset: Int
  /// Where the expected texts stand in the flow's file, in bytes.
  var written: [Range<Int>]

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - action: What the step is.
  ///   - offset: Where the step stands in the flow's file, in bytes.
  public init(_ action: Action, offset: Int = 0) {
    self.init(action, offset: offset, written: [])
  }

  init(_ action: Action, offset: Int, written: [Range<Int>]) {
    self.action = action
    self.offset = offset
    self.written = written
  }

  /// The step as transcripts show it, or `nil` for an expectation.
  public var words: String? {
    switch action {
    case .perform(let command, _): command.words
    case .use(let acts): acts.map(\.words).joined(separator: ", ")
    case .find(let search):
      search.limit.map { "find \(search.words) (\($0) at the most)" } ?? "find \(search.words)"
    case .open(let screen): "open \(screen.name ?? screen.title ?? "")"
    case .visit(let page): "open \(page.name)"
    case .expect: nil
    }
  }
}
