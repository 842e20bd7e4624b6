import Documents
import ScreenReader
import Transcript

/// One run of a flow, on its way.
struct FlowRun {
  /// After so many failed expectations a flow ends: more say nothing new.
  static let maximumFailures = 100

  var session: Session
  var result: FlowResult
  /// Everything said since the last command.
  var heard = SaidTexts()
  /// What the app has announced since the last command.
  var announced: [String] = []
  /// What was heard at the last stops.
  var lastStops: [String] = []
  var nearest = NearestText()
  /// An error at the step that has failed last, so that its place is looked up once for all its failures.
  var lastError: (offset: Int, error: SourceError)?
  private var cursorWords = CursorWords()
  private let keepsMoments: Bool
  /// The index of the step that is performed, or `nil` before the first.
  private var stepIndex: Int?
  private var performed = 0
  private var hasEnded = false

  init(session: Session, result: FlowResult, keepsMoments: Bool = false) {
    self.session = session
    self.result = result
    self.keepsMoments = keepsMoments
  }

  mutating func perform() {
    note(session.start(), as: nil)
    for (index, step) in result.flow.steps.enumerated() {
      perform(step, index)
      if hasEnded || result.breakdown != nil {
        result.stoppedAt = index
        break
      }
      if hasFailedEnough { break }
    }
    checkTranscripts()
  }

  private mutating func perform(_ step: FlowStep, _ index: Int) {
    stepIndex = index
    switch step.action {
    case .perform(let command, let count): perform(command, count, step)
    case .find(let search): find(search, step)
    case .open(let screen):
      forget()
      note(show(screen), as: step.words)
    case .expect(let expectation): check(expectation, step, index)
    }
  }

  private mutating func perform(_ command: Command, _ count: Int, _ step: FlowStep) {
    switch command.word {
    case .stop, .wait: break
    default: forget()
    }
    for _ in 0..<count {
      guard isWithinLimit(step) else { return }
      let words = session.shown(command).words
      let events = session.perform(command)
      note(events, as: words)
      if breaks(events, step, words) { return }
    }
  }

  private mutating func find(_ search: FlowSearch, _ step: FlowStep) {
    if let here = cursorWords.spoken(in: session),
      search.matches(here.utterance, in: result.rendering)
    {
      // What was heard on the way there stays what was heard last.
      return note([], as: step.words)
    }
    forget()
    var events: [Event] = []
    var swipes = 0
    while swipes < search.limit ?? .max {
      guard isWithinLimit(step) else { return note(events, as: step.words) }
      let new = session.perform(.next)
      events += new
      swipes += 1
      if new.contains(where: \.isEnd) { break }
      if search.isHeard(in: new, as: result.rendering) { return note(events, as: step.words) }
    }
    note(events, as: step.words)
    if breaks(events, step, step.words ?? "") { return }
    let isAtEnd = events.contains(.end(of: .elements))
    let count = swipes == 1 ? "1 swipe" : "\(swipes) swipes"
    fail(
      "\(SafeText.quoted(search.text)) was not heard "
        + (isAtEnd ? "before the last element" : "in \(count)"),
      step, expected: nil, found: nil, near: search.text)
    hasEnded = true
  }

  private mutating func isWithinLimit(_ step: FlowStep) -> Bool {
    performed += 1
    if performed <= Flow.maximumCommands { return true }
    result.breakdown = result.flow.error(
      "the flow performs more than \(Flow.maximumCommands) commands", at: step)
    return false
  }

  private mutating func breaks(_ events: [Event], _ step: FlowStep, _ words: String) -> Bool {
    for case .refused(let refusal) in events {
      result.breakdown = result.flow.error(
        "\(SafeText.quoted(words)) cannot happen: \(refusal.reason)", at: step)
      return true
    }
    return false
  }

  private mutating func forget() {
    heard = SaidTexts()
    announced = []
  }

  private mutating func note(_ events: [Event], as command: String?) {
    let moment =
      keepsMoments ? FlowMoment(reading: session.reading, cursor: session.cursor) : nil
    result.steps.append(
      .init(command: command, events: events, index: stepIndex, moment: moment))
    cursorWords.hear(events)
    for event in events {
      switch event {
      case .utterance(let spoken):
        let text = result.rendering.text(of: spoken.utterance)
        heard.append(text)
        nearest.add(text)
        guard spoken.stop != nil, [.focus, .arrival, .readAll].contains(spoken.reason) else {
          break
        }
        if lastStops.count >= FlowFailure.shownStops { lastStops.removeFirst() }
        lastStops.append(text)
      case .announcement(let announcement, _):
        let text = SafeText.line(announcement.text)
        heard.append(text)
        announced.append(text)
        nearest.add(text)
      default: break
      }
    }
  }
}
