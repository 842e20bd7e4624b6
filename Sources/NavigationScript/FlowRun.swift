import AccessibilityTree
import Documents
import OtherTechnologies
import ScreenReader
import Transcript
import TranscriptDiff

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
  /// What somebody without a reader was shown since the last command.
  var shown: [String] = []
  /// Who uses the app in place of a listener, or `nil`.
  var use: (any TechnologyUse)?
  /// What was heard at the last stops.
  var lastStops: [String] = []
  var nearest = NearestText()
  /// An error at the step that has failed last, so that its place is looked up once for all its failures.
  var lastError: (offset: Int, error: SourceError)?
  /// Matches the expressions of the flow.
  var patterns = TextPatterns()
  /// The last text of an expectation that could not be compared, and why.
  var undecided: (text: HeardText, failure: TextPatterns.Failure)?
  private(set) var cursorWords = CursorWords()
  private let options: FlowOptions
  /// The page that is walked live, or `nil` on screens.
  let page: (any FlowApp)?
  /// The index of the step that is performed, or `nil` before the first.
  private var stepIndex: Int?
  private var performed = 0
  private var eventCount = 0
  private var byteCount = 0
  private var hasEnded = false
  /// Whether it has been said that nothing follows an activation.
  var hasWarnedOfIdleness = false

  init(
    session: Session, result: FlowResult, options: FlowOptions = FlowOptions(),
    page: (any FlowApp)? = nil
  ) {
    self.page = page
    self.session = session
    self.session.limits.looked = Flow.maximumLooks
    self.result = result
    self.options = options
    use = result.flow.technology?.use(result.flow.scanning)
  }

  /// Goes through all steps.
  mutating func perform(opening effects: [AppEffect] = []) {
    var events = session.start()
    if !effects.isEmpty { events += session.receive(effects) }
    note(seen(events), as: nil)
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
    case .use(let acts): perform(acts, step)
    case .find(let search): find(search, step)
    case .open(let screen):
      forget()
      note(seen(show(screen, step)), as: step.words)
    case .visit(let page):
      forget()
      let words = step.words ?? ""
      let events = seen(session.receive(self.page?.visit(page.input) ?? []))
      note(events, as: words)
      _ = breaks(events, step, words)
    case .expect(let expectation): check(expectation, step, index)
    }
  }

  private mutating func perform(_ command: Command, _ count: Int, _ step: FlowStep) {
    if !command.keepsWhatWasSaid { forget() }
    for _ in 0..<count {
      guard result.breakdown == nil, isWithinLimit(step) else { return }
      let words = session.shown(command).words
      let events = session.perform(command)
      note(events, as: words)
      if breaks(events, step, words) { return }
    }
    if let stepIndex { warnOfIdleness(of: command, step, stepIndex) }
  }

  private mutating func perform(_ acts: [TechnologyAct], _ step: FlowStep) {
    forget()
    for act in acts {
      guard result.breakdown == nil, isWithinLimit(step) else { return }
      let events = use?.perform(act, in: &session) ?? []
      note(events, as: act.words)
      if breaks(events, step, act.words) { return }
    }
  }

  /// Returns what of another screen reaches whoever uses the app.
  private mutating func seen(_ events: [Event]) -> [Event] {
    guard use != nil else { return events }
    return events.withoutReader + (use?.look(at: session, since: nil) ?? [])
  }

  private mutating func find(_ search: FlowSearch, _ step: FlowStep) {
    var performed = performed
    let ending = search.swipe(
      session, here: cursorWords.spoken(in: session)?.utterance, in: result.rendering, &patterns
    ) {
      performed += 1
      return performed <= Flow.maximumCommands
    }
    self.performed = performed
    switch ending {
    // What was heard on the way there stays what was heard last.
    case .here:
      search.settle(&session, in: result.rendering)
      return note([], as: step.words)
    case .found(let session, let events):
      go(to: session, events, step)
      search.settle(&self.session, in: result.rendering)
    case .stopped(let session, let events):
      go(to: session, events, step)
      tellLimit(step)
    case .failed(let failure):
      tell(failure, about: search.text, step)
      hasEnded = true
    case .missed(let session, let events, let swipes):
      let isAtEnd = events.contains(.end(of: .elements))
      let behind =
        isAtEnd
        ? search.fromTheFirst(self.session, in: result.rendering, &patterns) {
          performed += 1
          return performed <= Flow.maximumCommands
        } : nil
      go(to: session, events, step)
      if breaks(events, step, step.words ?? "") { return }
      if let behind { return tell(search, step, isBehind: result.rendering.text(of: behind)) }
      let count = swipes == 1 ? "1 swipe" : "\(swipes) swipes"
      let said = [cursorWords.spoken(in: session)].compactMap { $0?.utterance } + events.utterances
      fail(
        "\(SafeText.quoted(search.text.text)) was not heard "
          + (isAtEnd ? "before the last element" : "in \(count)"),
        step, expected: nil, found: nil, near: search.text.text,
        advice: HeardAdvice(search.text, for: CommandWord.find.rawValue)
          .text(instead: said.map { result.rendering.text(of: $0) }, nearest: nearest))
      hasEnded = true
    }
  }

  /// Says that what a search looked for stands before the place where it began.
  private mutating func tell(_ search: FlowSearch, _ step: FlowStep, isBehind text: String) {
    let first = CommandWord.first.rawValue
    let find = CommandWord.find.rawValue
    fail(
      "\(SafeText.quoted(search.text.text)) comes before the element where the search began: "
        + SafeText.quoted(text),
      step, advice: "\"\(find)\" searches forwards; write \"\(first)\" before it")
    result.failures[result.failures.count - 1].behind = text
    hasEnded = true
  }

  private mutating func go(to session: Session, _ events: [Event], _ step: FlowStep) {
    forget()
    self.session = session
    note(events, as: step.words)
  }

  private mutating func isWithinLimit(_ step: FlowStep) -> Bool {
    performed += 1
    if performed <= Flow.maximumCommands { return true }
    tellLimit(step)
    return false
  }

  private mutating func tellLimit(_ step: FlowStep) {
    result.breakdown = result.flow.error(
      "the flow runs more than \(Flow.maximumCommands) commands", at: step)
  }

  private mutating func breaks(_ events: [Event], _ step: FlowStep, _ words: String) -> Bool {
    for case .refused(let refusal) in events {
      let advice =
        switch refusal {
        case .notAdjustable: "; to press it, write activate"
        case .noKeyboardFocus:
          "; to use the reader's gestures, write next; for a keyboard without a reader, write with: keyboard above the steps"
        default: ""
        }
      result.breakdown = result.flow.error(
        "\(SafeText.quoted(words)) is not possible: \(refusal.reason)\(advice)", at: step)
      return true
    }
    return false
  }

  private mutating func forget() {
    heard = SaidTexts()
    announced = []
    shown = []
  }

  /// Where the keyboard's focus is: a page has one of its own, whoever uses it.
  private var focus: FlowMoment.Focus {
    if let page {
      guard let number = page.focus else { return .nowhere }
      let node = session.screen.tree.elements.firstIndex { $0.documentNode == number }
      return node.map { .node($0) } ?? .unseen(number)
    }
    guard result.flow.technology == .keyboard else { return .unknown }
    return use?.node.map { .node($0) } ?? .nowhere
  }

  private mutating func note(_ events: [Event], as command: String?) {
    let moment =
      options.keepsMoments
      ? FlowMoment(
        reading: session.reading, cursor: session.cursor, focus: focus,
        activeDescendant: page?.activeDescendant, picture: page?.picture)
      : nil
    eventCount += events.count
    byteCount += events.reduce(0) { $0 + $1.byteCount }
    guard eventCount <= options.mostEvents, byteCount <= options.mostBytes else {
      let limit =
        eventCount > options.mostEvents
        ? "the flow has more than \(options.mostEvents) utterances and sounds"
        : "the speech and typed text of the flow exceed \(options.mostBytes) bytes"
      result.breakdown =
        stepIndex.map { result.flow.error(limit, at: result.flow.steps[$0]) }
        ?? SourceError(path: result.flow.path, message: limit)
      return
    }
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
      case .shown(let shown):
        let text = SafeText.line(shown.text)
        self.shown.append(text)
        nearest.add(text)
      default: break
      }
    }
  }
}

extension Command {
  /// Whether expectations still look at what was said before it.
  var keepsWhatWasSaid: Bool { word == .stop || word == .wait }
}

extension Event {
  /// How many bytes the texts have that are kept of the event.
  fileprivate var byteCount: Int {
    switch self {
    case .utterance(let spoken):
      spoken.utterance.fragments.reduce(0) { $0 + $1.text.utf8.count }
    case .announcement(let announcement, _), .announcementLost(let announcement):
      announcement.text.utf8.count
    case .request(let request):
      (request.element.value?.utf8.count ?? 0) + (request.element.label?.utf8.count ?? 0)
    case .shown(let shown): shown.text.utf8.count
    default: 0
    }
  }
}

extension [Event] {
  /// What is said, in order, announcements of the app left out.
  var utterances: [Utterance] {
    compactMap { if case .utterance(let spoken) = $0 { spoken.utterance } else { nil } }
  }
}
