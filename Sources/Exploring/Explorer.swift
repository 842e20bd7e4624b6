import AccessibilityTree
package import BrowserPages
package import Documents
import LiveApps
import NavigationScript
import ScreenReader
package import Transcript
package import TreeFormats
import TranscriptDiff
import Walk

/// Opens everything that can be opened on a page, and reads every state.
///
/// Each way starts on a freshly opened page, so that it also works in a flow. The nearest states come first, and
/// controls come in reading order. Each control is opened once, where it first occurs. The page is guarded: it cannot
/// send anything or leave for another document, and controls whose names suggest this are left alone.
package struct Explorer {
  /// The reason why exploring ended before everything was opened.
  package enum End: String, Sendable {
    case states, depth, seconds
  }

  /// The identity of a state: what is spoken, and what the same words can open.
  private struct Heard: Hashable {
    let words: [String]
    let openers: [Opener.Identity]
  }

  private let input: PageInput
  private let options: ReaderOptions
  private let budget: ExploreBudget
  private let settings: PageSettings
  private let browsers: BrowserPool
  private let clock = ContinuousClock()
  /// The states, in the order in which they were found.
  package private(set) var states: [ExploredState] = []
  /// The controls that were left alone, because their names suggest sending, buying, deleting or leaving, or because
  /// the page would have done so.
  package private(set) var leftAlone: [String] = []
  /// The controls that changed nothing, or whose way could not be repeated.
  package private(set) var inVain: [String] = []
  /// The reasons why states could not be reached: the page or its browser failed on the way.
  package private(set) var failures: [SourceError] = []
  /// The limit that was reached, or `nil` if everything was opened.
  package private(set) var end: End?
  /// The number of controls that were not opened because a limit was reached or the page failed.
  package private(set) var unopened = 0

  /// Creates an explorer.
  package init(
    _ input: PageInput, options: ReaderOptions, budget: ExploreBudget,
    settings: PageSettings, browsers: BrowserPool
  ) {
    self.input = input
    self.options = options
    self.budget = budget
    var settings = settings
    settings.isGuarded = true
    (self.settings, self.browsers) = (settings, browsers)
  }

  /// Explores the page.
  package mutating func run() throws(SourceError) {
    let deadline = clock.now.advanced(by: .seconds(budget.seconds))
    var waiting: [[Opener]] = [[]]
    var known: Set<Opener.Identity> = []
    var heard: Set<Heard> = []
    var next = 0
    while next < waiting.count {
      if states.count >= budget.states { end = .states }
      if clock.now >= deadline, !states.isEmpty { end = .seconds }
      if end == .states || end == .seconds {
        unopened += waiting.count - next
        return
      }
      let way = waiting[next]
      next += 1
      guard let state = try reached(way) else { continue }
      let reading = state.walk.session.reading
      let words = reading.order.stops.indices.map {
        state.walk.rendering.text(of: reading.utterance(at: $0, from: $0))
      }
      let openers = Opener.all(in: reading, stated: state.imported.stated)
      let sound = Heard(words: words, openers: openers.found.map(\.identity))
      guard heard.insert(sound).inserted else {
        if let last = way.last { inVain.append(last.name) }
        continue
      }
      states.append(state)
      for name in openers.leftAlone where !leftAlone.contains(name) { leftAlone.append(name) }
      for opener in openers.found where known.insert(opener.identity).inserted {
        if way.count >= budget.depth {
          end = .depth
          unopened += 1
        } else {
          waiting.append(way + [opener])
        }
      }
    }
  }

  /// Goes a way; a page that breaks down on it, but for the first, does not end the others.
  private mutating func reached(_ way: [Opener]) throws(SourceError) -> ExploredState? {
    do throws(SourceError) {
      let state = try state(at: way)
      if state == nil, let last = way.last, !leftAlone.contains(last.name) {
        inVain.append(last.name)
      }
      return state
    } catch {
      if way.isEmpty { throw error }
      if !failures.contains(error) { failures.append(error) }
      unopened += 1
      return nil
    }
  }

  /// Follows a way from the beginning; the result is `nil` if it leads nowhere.
  private mutating func state(at way: [Opener]) throws(SourceError) -> ExploredState? {
    let page = LivePage(input.name, settings, browsers: browsers)
    defer { page.end() }
    let app = PageApp(page, reader: try options.reader(on: .web))
    let (imported, effects) = try app.open(input)
    var walk = Exploration(
      try options.session(on: imported.screen, app: app.model),
      rendering: Rendering(options.writtenStyle), opening: effects)
    walk.start()
    for opener in way {
      guard let node = go(to: opener, &walk) else { return nil }
      if try page.parting(of: node).way != .stays {
        leave(opener)
        return nil
      }
      let events = walk.perform(.activate)
      if events.contains(where: \.isRefusal) { return nil }
    }
    let stopped = page.stopped
    if stopped.leaves > 0, let last = way.last {
      leave(last)
      return nil
    }
    guard let shown = app.shown else { return nil }
    return ExploredState(
      number: states.count + 1, way: way, walk: walk, shown: shown, isList: app.showsList,
      stoppedSends: stopped.sends)
  }

  private mutating func leave(_ opener: Opener) {
    if !leftAlone.contains(opener.name) { leftAlone.append(opener.name) }
  }

  /// Moves the cursor to a control by its utterance, as a person would, and returns the number of its node in the
  /// document.
  private func go(to opener: Opener, _ walk: inout Exploration) -> Int? {
    let reading = walk.session.reading
    guard let (stop, part) = opener.place(in: reading) else { return nil }
    let node = reading.resolved(reading.order.stops[stop].parts[part]).documentNode
    for words in reading.searchWords(at: stop, part: part, in: walk.rendering) {
      var attempt = walk
      attempt.perform(.first)
      if attempt.find(HeardText.literal(words).text) != nil,
        attempt.session.focusedElement?.documentNode == node
      {
        walk = attempt
        return node
      }
    }
    guard part == 0 else { return nil }
    var attempt = walk
    attempt.perform(.first)
    _ = attempt.perform(.next, times: stop)
    guard attempt.session.focusedElement?.documentNode == node else { return nil }
    walk = attempt
    return node
  }
}
