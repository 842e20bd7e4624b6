import AccessibilityTree
package import Braille
package import Documents
import NavigationScript
package import ScreenReader
package import Transcript
import TranscriptDiff
import Voices

/// A walk through an app: a session, how it is written down, and all that was done so far.
package struct Exploration: Sendable {
  /// The session.
  package private(set) var session: Session
  /// What was done and heard.
  package private(set) var log = WalkLog()
  /// The style of what is written.
  package let rendering: Rendering
  /// Who writes what stands on a braille display, or `nil` where there is none.
  package var braille: BrailleWriter?
  private var cursorWords = CursorWords()
  /// What the app does as it comes up.
  private let opening: [AppEffect]
  /// Whether the speaking rate was another one at first than it is in flows.
  private let hasOwnRate: Bool

  /// Begins a walk; nothing is heard before ``start()``.
  package init(_ session: Session, rendering: Rendering, opening: [AppEffect] = []) {
    self.opening = opening
    self.session = session
    self.rendering = rendering
    hasOwnRate = session.settings.speakingRate != ReaderSettings().speakingRate
  }

  /// Arrives on the screen.
  @discardableResult
  package mutating func start() -> [Event] {
    var events = session.start()
    if !opening.isEmpty { events += session.receive(opening) }
    note(nil, [], events)
    return events
  }

  /// Does a command.
  @discardableResult
  package mutating func perform(_ command: Command) -> [Event] {
    let tellsRate = tellsOwnRate(command)
    let shown = session.shown(command)
    let events = session.perform(command)
    // What was refused did nothing, and would only end a flow.
    let isRefused = events.contains(where: \.isRefusal)
    note(
      shown.words, isRefused ? [] : [.command(shown)], events,
      isRepeatable: !tellsRate)
    return events
  }

  /// Does a command several times, or until there is nothing further this way.
  package mutating func perform(_ command: Command, times count: Int) -> [Event] {
    var events: [Event] = []
    var steps: [WalkStep] = []
    let tellsRate = tellsOwnRate(command)
    for _ in 0..<count {
      let step = session.perform(command)
      if !step.contains(where: \.isRefusal) { steps.append(.command(command)) }
      events += step
      if step.contains(where: \.isEnd) { break }
    }
    note("\(command.words) \(count)", steps, events, isRepeatable: !tellsRate)
    return events
  }

  // What the rotor says of a speaking rate that flows do not begin with, no flow will hear.
  private func tellsOwnRate(_ command: Command) -> Bool {
    guard hasOwnRate, command == .up || command == .down else { return false }
    return session.currentRotor == session.reading.phrase(.rotorSpeakingRate)?.pattern
  }

  /// Changes a setting of the reader, as somebody does in its settings: nothing is heard of it.
  package mutating func set(_ assignment: ReaderOptions.Assignment) throws(SourceError) {
    try assignment.apply(to: &session.settings, of: session.reading.reader)
  }

  /// Goes on with `next` until something is heard; the element under the cursor counts, too.
  ///
  /// What is found is what a flow finds with the same words.
  package mutating func find(_ text: String) -> [Event]? {
    // No screen has more places to stop at than elements.
    var swipes = session.screen.tree.count + 1
    var patterns = TextPatterns()
    let search = FlowSearch(text)
    let ending = search.swipe(
      session, here: cursorWords.spoken(in: session)?.utterance, in: rendering, &patterns
    ) {
      swipes -= 1
      return swipes >= 0
    }
    switch ending {
    case .here:
      search.settle(&session, in: rendering)
      note("find \(text)", [.find(text)], [])
      return []
    case .found(let session, let events):
      self.session = session
      search.settle(&self.session, in: rendering)
      note("find \(text)", [.find(text)], events)
      return events
    case .missed, .stopped, .failed:
      log.entries.append(
        WalkLog.Entry(words: "find \(text)", steps: [], events: [], failure: "not found: \(text)"))
      return nil
    }
  }

  /// Returns what the element under the cursor says, without doing anything.
  package func hearAgain() -> [Event] {
    cursorWords.spoken(in: session).map { [.utterance($0)] } ?? []
  }

  /// Returns what stands on the braille display at the cursor, without doing anything.
  func brailleLines() -> [String] {
    guard let braille, let spoken = cursorWords.spoken(in: session) else { return [] }
    do throws(SourceError) {
      return try braille.lines(of: spoken.utterance)
    } catch {
      return ["[\(SafeText.line(error.message))]"]
    }
  }

  /// Whether the reader has words of its own for a change of mode, which are among what it says.
  package var saysModes: Bool { session.reading.phrase("focusMode") != nil }

  /// Changes the navigation style by the rotor, whose option stays the one that it was.
  package mutating func changeNavigationStyle() -> [Event] {
    guard let name = session.reading.phrase(.rotorNavigationStyle)?.pattern else { return [] }
    let before = session.currentRotor
    let commands: [Command] = [.rotor(name), .down]
    let events = commands.flatMap { session.perform($0) }
    // Only the new style is of interest; the turns there and back are made for its sake.
    let heard = events.last.map { [$0] } ?? []
    note("navigation style", commands.map(WalkStep.command), heard)
    if let before, before != name {
      session.perform(.rotor(before))
      note(nil, [.command(.rotor(before))], [])
    }
    return heard
  }

  /// Goes to the next heading, or the one before, by the rotor; `nil` where it has none.
  package mutating func goToHeading(back isBack: Bool) -> [Event]? {
    guard let name = session.reading.nameOfHeadingsRotor else { return nil }
    var commands: [Command] = session.currentRotor == name ? [] : [.rotor(name)]
    commands.append(isBack ? .up : .down)
    var walked = session
    var events: [Event] = []
    for command in commands {
      events = walked.perform(command)
      if command != commands.last, events.contains(where: \.isRefusal) { return nil }
    }
    session = walked
    note(
      isBack ? "previous heading" : "next heading", commands.map(WalkStep.command), events)
    return events
  }

  /// Goes to a stop, as far as moving on or back leads there; `nil` where it does not.
  package mutating func go(to stop: Int) -> [Event]? {
    let way = stop - (session.cursor?.stop ?? 0)
    guard way != 0 else { return hearAgain() }
    let command = way > 0 ? Command.next : .previous
    var walked = session
    var events: [Event] = []
    for _ in 0..<abs(way) { events = walked.perform(command) }
    guard walked.cursor?.stop == stop else { return nil }
    session = walked
    note("go to", Array(repeating: .command(command), count: abs(way)), events)
    return events
  }

  private mutating func note(
    _ words: String?, _ steps: [WalkStep], _ events: [Event], isRepeatable: Bool = true
  ) {
    cursorWords.hear(events)
    log.entries.append(
      WalkLog.Entry(words: words, steps: steps, events: events, isRepeatable: isRepeatable))
  }
}

extension Exploration {
  /// Whether something was typed into a secure field: the log holds bullets in its place.
  package var hidesSecrets: Bool {
    log.entries.contains { $0.events.contains(where: Self.tellsOfSecret) }
  }

  // A sound tells of it with some readers, a word with others.
  private static func tellsOfSecret(_ event: Event) -> Bool {
    switch event {
    case .earcon(.secureTextEntered): true
    case .utterance(let spoken):
      spoken.utterance.fragments.contains { $0.phrase == .secretCharacter }
    default: false
    }
  }

  /// The names of the actions of the element under the cursor: its own, then what can be dragged from it
  /// and dropped on it.
  package var actions: [String] {
    session.focusedElement?.offeredActions ?? []
  }
}

extension Exploration {
  /// What is heard at each stop of the screen, on one line each.
  var items: [String] {
    let reading = session.reading
    return reading.order.stops.indices.map {
      SafeText.line(rendering.text(of: reading.utterance(at: $0, from: $0 > 0 ? $0 - 1 : nil)))
    }
  }

  /// The language of the screen shown as a BCP 47 tag.
  package var language: String { session.screen.language ?? Screen.defaultLanguage }
}
