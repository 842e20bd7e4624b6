public import AccessibilityTree
public import OtherTechnologies
public import ScreenReader

/// One step of a flow: an act of the user, or an expectation.
public struct FlowStep: Sendable {
  /// The kind of a step, with its details.
  public enum Action: Sendable {
    /// A command, a number of times.
    case perform(Command, count: Int)
    /// Acts of a user of a keyboard, a switch or the voice, in order.
    case use([TechnologyAct])
    /// A search by swiping right until the reader says a text.
    case find(FlowSearch)
    /// Another state or screen of the app to show.
    case open(Screen)
    /// Another page to open in the browser.
    case visit(FlowPage)
    /// An expectation at this point.
    case expect(FlowExpectation)
  }

  /// The step's kind, with its details.
  public var action: Action
  /// Where the step stands in the flow's file, in bytes, or 0.
  package var offset: Int
  /// Where the expected texts stand in the flow's file, in bytes.
  var written: [Range<Int>]

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - action: The step's kind, with its details.
  ///   - offset: The offset of the step in the flow's file, in bytes.
  public init(_ action: Action, offset: Int = 0) {
    self.init(action, offset: offset, written: [])
  }

  init(_ action: Action, offset: Int, written: [Range<Int>]) {
    self.action = action
    self.offset = offset
    self.written = written
  }

  /// The step as written in transcripts, or `nil` for an expectation.
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
