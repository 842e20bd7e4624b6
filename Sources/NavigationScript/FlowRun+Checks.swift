import AccessibilityTree
import Documents
import OtherTechnologies
import ScreenReader
import Transcript
import TranscriptDiff

extension FlowRun {
  /// Checks what must be so now.
  mutating func check(_ expectation: FlowExpectation, _ step: FlowStep, _ index: Int) {
    undecided = nil
    switch expectation {
    case .hear(let text): checkLast(text, .heard(heard.texts), step, index)
    case .hearAll(let texts): checkAll(texts, .heard(heard.texts), step, index)
    case .announced(let text):
      if let text, announced.contains(where: { fits(text, $0) }) { return }
      checkLast(text, .announced(announced), step, index)
    case .announcedAll(let texts): checkAll(texts, .announced(announced), step, index)
    case .shown(let text):
      if let text, shown.contains(where: { fits(text, $0) }) { return }
      checkLast(text, .shown(shown), step, index)
    case .shownAll(let texts): checkAll(texts, .shown(shown), step, index)
    case .on(let name):
      let shown = session.screen.name ?? session.screen.title
      if shown == name || page?.shows(name) == true { return }
      let found = shown.map(SafeText.quoted) ?? "without a name"
      fail("the screen is \(found), not \(SafeText.quoted(name))", step)
    case .focus(let text): checkFocus(text, step)
    case .notHeard(let texts): for text in texts { checkSilence(about: text, step) }
    case .transcript: break
    }
  }

  /// What was said, by the expectation that asks for it.
  private struct Said {
    var texts: [String]
    var word: ExpectationWord
    var verb: String
    /// What a text has to be.
    var what: String

    static func heard(_ texts: [String]) -> Said {
      Said(texts: texts, word: .hear, verb: "heard", what: "the last utterance")
    }

    static func announced(_ texts: [String]) -> Said {
      Said(texts: texts, word: .announced, verb: "announced", what: "an announcement")
    }

    static func shown(_ texts: [String]) -> Said {
      Said(texts: texts, word: .shown, verb: "shown", what: "a text on the screen")
    }

    func advice(for expected: HeardText, instead said: String?) -> String {
      HeardAdvice(expected, for: word.rawValue).text(instead: said, of: what)
    }
  }

  private mutating func checkLast(
    _ expected: HeardText?, _ said: Said, _ step: FlowStep, _ index: Int
  ) {
    let last = said.texts.last
    if let last { result.heardTexts.append((index, [last])) }
    guard let expected else {
      return fail(
        "the expectation is empty; fill it in with --record", step, found: last.map { [$0] } ?? [])
    }
    if let last, fits(expected, last) { return }
    if tellMistake(of: expected, step) { return }
    fail(
      last == nil ? "nothing was \(said.verb)" : "something else was \(said.verb)", step,
      expected: [expected], found: last.map { [$0] } ?? [], near: expected.text,
      advice: silence(said) ?? missed(said, expected) ?? unannounced(said, before: index)
        ?? idle(said, before: index, said.advice(for: expected, instead: last)))
  }

  /// Says what became of an announcement that was made and is not among the last ones, or `nil` where none was made.
  private mutating func missed(_ said: Said, _ expected: HeardText) -> String? {
    guard said.word == .announced else { return nil }
    var next: String?
    for done in result.steps.reversed() {
      for (index, event) in zip(done.events.indices, done.events).reversed() {
        switch event {
        case .announcementLost(let announcement) where fits(expected, announcement.text):
          let later = Array(done.events[(index + 1)...]).utterances.first
          let by = later.map { SafeText.quoted(result.rendering.text(of: $0)) }
          return "\(SafeText.quoted(announcement.text)) was announced but cut off"
            + (by.map { " by \($0)" } ?? "") + "; " + Self.kept(announcement, onPage: page != nil)
        case .announcement(let announcement, _) where fits(expected, announcement.text):
          guard let next else { return nil }
          return
            "\(SafeText.quoted(announcement.text)) was announced before \(SafeText.quoted(next)), "
            + "but \"\(said.word.rawValue)\" checks announcements since the last command; move this step up"
        default: break
        }
      }
      let action = done.index.map { result.flow.steps[$0].action }
      if case .perform(let command, _) = action, command.keepsWhatWasSaid { continue }
      next = done.command ?? next
    }
    return nil
  }

  /// Says what an announcement needs where none was made, or `nil` where one was.
  private func unannounced(_ said: Said, before index: Int) -> String? {
    guard said.word == .announced, said.texts.isEmpty else { return nil }
    let before = result.flow.steps[..<index].last { step in
      if case .expect = step.action { false } else { true }
    }
    if case .find? = before?.action {
      return "find only moves to the element: write activate before this step"
    }
    if case .perform(.activate, _)? = before?.action, let name = idleName {
      return
        "activating \(name) has no effect: write on: {activate: {announce: TEXT}} below it in its "
        + "screen file; the app must post the announcement"
    }
    return page == nil
      ? "to have the app announce it, post an announcement"
      : "to have the page announce it, add a live region"
  }

  /// Returns an advice, behind the word that nothing follows the activation of a control of which no file says what it
  /// does.
  private func idle(_ said: Said, before index: Int, _ advice: String) -> String {
    guard said.word == .hear,
      case .perform(.activate, _)? = result.flow.steps[..<index].last?.action,
      let idleness
    else { return advice }
    return "\(idleness); \(advice)"
  }

  /// Whether nothing has come of the last command but what a reader says and plays by itself.
  private func isIdle(besides words: Bool) -> Bool {
    let isSilent: (Event) -> Bool = { event in
      switch event {
      case .utterance: words
      case .earcon, .feedback, .request, .end: true
      default: false
      }
    }
    return page == nil && use == nil && result.steps.last?.events.allSatisfy(isSilent) == true
  }

  /// Whether what was acted on last is under the cursor as it was.
  private var isStillThere: Bool {
    guard let stop = session.cursor?.stop else { return false }
    let element = session.reading.element(at: stop)
    return result.steps.last?.events.contains { event in
      if case .request(let request) = event { request.element == element } else { false }
    } == true
  }

  /// What to write where nothing has followed the activation of what is under the cursor, or `nil`.
  private var idleness: String? {
    idleName.map {
      "activating \($0) has no effect: write on: {activate: [open: SCREEN]} below it in its screen file, "
        + "or a step open: SCREEN"
    }
  }

  /// The name of what is under the cursor, where nothing has followed its activation.
  private var idleName: String? {
    guard isIdle(besides: true), let stop = session.cursor?.stop else { return nil }
    let element = session.reading.element(at: stop)
    let actsItself: Traits = [
      .switchButton, .adjustable, .textEntry, .secureTextField, .searchField,
    ]
    guard element.behaviours.isEmpty, element.traits.isDisjoint(with: actsItself) else {
      return nil
    }
    return element.label.map(SafeText.quoted) ?? "this element"
  }

  /// Warns where nothing has followed a command that should show something, and no step shows or expects it: the first
  /// time.
  mutating func warnOfIdleness(of command: Command, _ step: FlowStep, _ index: Int) {
    let isLeaving = [.back, .home].contains(command)
    guard isLeaving || command == .activate else { return }
    switch result.flow.steps[(index + 1)...].first?.action {
    case .open, .expect(.hear), .expect(.hearAll), .expect(.announced), .expect(.announcedAll):
      return
    default: break
    }
    let left =
      "\(SafeText.quoted(command.words)) opens nothing here: to show the next screen, add a step open: SCREEN"
    guard !hasWarnedOfIdleness,
      let advice = isLeaving ? (isIdle(besides: false) ? left : nil) : isStillThere ? idleness : nil
    else {
      return
    }
    hasWarnedOfIdleness = true
    result.warnings.append(result.flow.warning(advice, at: step))
  }

  /// How an announcement is kept that the movement of the cursor cuts off.
  private static func kept(_ announcement: Announcement, onPage: Bool) -> String {
    onPage
      ? "change the live region after the focus has moved, or make it assertive"
      : "announce it later, {announce: \(YAMLText.scalar(announcement.text)), after: 750}, or with "
        + "priority: high"
  }

  /// Why nothing is heard where no reader runs, or `nil` where one does.
  private func silence(_ said: Said) -> String? {
    guard let technology = result.flow.technology, said.word != .shown else { return nil }
    return
      "no reader runs with \(technology.title), so nothing is heard; use shown: for visible text"
  }

  private mutating func checkAll(
    _ expected: [HeardText], _ said: Said, _ step: FlowStep, _ index: Int
  ) {
    let last = Array(said.texts.suffix(expected.count))
    if last.count == expected.count { result.heardTexts.append((index, last)) }
    if expected.isEmpty {
      if said.texts.isEmpty { return }
      return fail("something else was \(said.verb)", step, expected: [], found: said.texts)
    }
    let unlike = zip(expected, last).first { !fits($0, $1) }
    if unlike == nil, last.count == expected.count { return }
    for text in expected where tellMistake(of: text, step) { return }
    let (text, instead) = unlike.map { ($0, Optional($1)) } ?? (expected[0], nil)
    let isShort = last.count < expected.count
    fail(
      last.isEmpty ? "nothing was \(said.verb)" : "something else was \(said.verb)", step,
      expected: expected, found: last, near: text.text,
      advice: isShort
        ? silence(said)
          ?? "a list needs one text for each utterance since the last command; there were \(last.count)"
        : silence(said) ?? said.advice(for: text, instead: instead))
  }

  private mutating func checkSilence(about text: HeardText, _ step: FlowStep) {
    if hasFailedEnough || tellMistake(of: text, step) { return }
    if let refusal = session.look(at: heard.byteCount) {
      result.breakdown = result.flow.error(refusal.reason, at: step)
      return
    }
    let isPlain = text.measure == .whole && !text.isPattern
    do throws(TextPatterns.Failure) {
      let said =
        isPlain ? heard.first(holding: text.text) : try heard.first(fitting: text, &patterns)
      guard let said else { return }
      fail("\(SafeText.quoted(text.text)) was heard", step, found: [said])
    } catch {
      tell(error, about: text, step)
    }
  }

  private mutating func checkFocus(_ expected: HeardText, _ step: FlowStep) {
    if let use { return checkFocus(expected, of: use, step) }
    guard let cursor = session.cursor else {
      return fail("there is no element under the cursor", step)
    }
    var node = session.reading.order.stops[cursor.stop].element
    if case .group(_, let group) = cursor { node = group }
    let element = session.screen.tree[node]
    if expected.measure == .whole, let id = element.id, fits(expected, id) { return }
    let said = cursorWords.spoken(in: session).map { result.rendering.text(of: $0.utterance) }
    if let said, fits(expected, said) { return }
    if tellMistake(of: expected, step) { return }
    let advice = "\"focus\" takes the id of an element, or its whole utterance"
    let isID =
      expected.measure == .whole && session.screen.tree.firstIndex(of: expected.text) != nil
    guard isID || expected.isPattern || expected.measure == .part else {
      let ids = session.screen.tree.elements.compactMap(\.id)
      let near =
        Spelling.nearest(to: expected.text, among: ids).map { "; did you mean \"\($0)\"?" } ?? ""
      return fail(
        "no element on the screen has the id \(SafeText.quoted(expected.text))\(near)", step,
        found: said.map { [$0] }, advice: "\(advice); write focus: \(written(element, said))")
    }
    let found = element.id.map(SafeText.quoted) ?? "an element without an id"
    fail(
      "the cursor is on \(found), not on \(SafeText.quoted(expected.text))", step,
      found: said.map { [$0] },
      advice: isID ? nil : "\(advice); write focus: \(written(element, said))")
  }

  private mutating func checkFocus(
    _ expected: HeardText, of use: any TechnologyUse, _ step: FlowStep
  ) {
    let what = result.flow.technology == .switchControl ? "the cursor" : "the focus"
    guard let node = use.node else {
      return fail("\(what) is not on an element", step, found: shown.last.map { [$0] })
    }
    let element = session.screen.tree[node]
    let name = ShownElement.name(of: element)
    if [element.id, name].compactMap(\.self).contains(where: { fits(expected, $0) }) { return }
    if tellMistake(of: expected, step) { return }
    fail(
      "\(what) is on \(SafeText.quoted(element.id ?? name)), not on \(SafeText.quoted(expected.text))",
      step, found: [name], advice: "\"focus\" takes the id of an element, or its name")
  }

  private func written(_ element: Element, _ said: String?) -> String {
    element.id ?? HeardText(said ?? "").written
  }

  /// Returns whether something said fits; a text that cannot be compared fits nothing, and is kept with the reason.
  private mutating func fits(_ expected: HeardText, _ said: String) -> Bool {
    do throws(TextPatterns.Failure) {
      return try expected.fits(said, &patterns)
    } catch {
      undecided = (expected, error)
      return false
    }
  }

  /// Tells why a text cannot be compared; returns whether there is a reason.
  private mutating func tellMistake(of text: HeardText, _ step: FlowStep) -> Bool {
    let undecided = undecided.flatMap { $0.text == text ? $0.failure : nil }
    guard let failure = undecided ?? text.failure else { return false }
    tell(failure, about: text, step)
    return true
  }

  /// Tells why a text cannot be compared.
  mutating func tell(_ failure: TextPatterns.Failure, about text: HeardText, _ step: FlowStep) {
    fail(failure.message(about: text.text), step, advice: failure.suggestion)
  }

  /// Adds a failed expectation, with what helps to understand it.
  mutating func fail(
    _ message: String, _ step: FlowStep, expected: [HeardText]? = nil, found: [String]? = nil,
    near text: String? = nil, advice: String? = nil
  ) {
    var failure = FlowFailure(
      error: error(message, at: step), step: result.steps.count - 1)
    failure.error.suggestion = advice
    failure.expected = expected.map { texts in
      texts.enumerated().map { index, expected in
        guard let said = found?.dropFirst(index).first else { return expected }
        var shown = expected
        shown.text = SecretWords.hidden(in: expected.text, heardAs: said)
        return shown
      }
    }
    failure.found = found
    failure.lastStops = lastStops
    if let nearest = text.flatMap(nearest.nearest(to:)), found != [nearest] {
      failure.nearest = nearest
    }
    result.failures.append(failure)
  }

  private mutating func error(_ message: String, at step: FlowStep) -> SourceError {
    if let last = lastError, last.offset == step.offset {
      var error = last.error
      error.message = message
      return error
    }
    let error = result.flow.error(message, at: step)
    lastError = (step.offset, error)
    return error
  }

  /// Whether so many expectations have failed that more say nothing new.
  var hasFailedEnough: Bool { result.failures.count >= Self.maximumFailures }

  /// Compares the transcripts of the whole flow that it names.
  mutating func checkTranscripts() {
    guard result.breakdown == nil else { return }
    let recordings = result.flow.steps.compactMap { step -> (FlowStep, FlowRecording)? in
      guard case .expect(.transcript(let recording)) = step.action else { return nil }
      return (step, recording)
    }
    guard !recordings.isEmpty else { return }
    var check = TranscriptCheck(FlowTranscript(result))
    for (step, recording) in recordings {
      if hasFailedEnough { return }
      guard let difference = check.difference(from: recording) else { continue }
      var failure = FlowFailure(
        error: result.flow.error("the transcript differs in line \(difference.line + 1)", at: step),
        step: difference.step)
      failure.expected = difference.expected.map { HeardText($0) }
      failure.found = difference.found
      result.failures.append(failure)
    }
  }
}
