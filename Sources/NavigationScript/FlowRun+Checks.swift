import AccessibilityTree
import Documents
import ScreenReader

extension FlowRun {
  /// Checks what must be so now.
  mutating func check(_ expectation: FlowExpectation, _ step: FlowStep, _ index: Int) {
    switch expectation {
    case .hear(let text): checkLast(text, heard.texts, "heard", step, index)
    case .hearAll(let texts): checkAll(texts, heard.texts, "heard", step, index)
    case .announced(let text):
      if let text, announced.contains(text) { return }
      checkLast(text, announced, "announced", step, index)
    case .announcedAll(let texts): checkAll(texts, announced, "announced", step, index)
    case .on(let name):
      let shown = session.screen.name ?? session.screen.title
      if shown == name { return }
      let found = shown.map(SafeText.quoted) ?? "without a name"
      fail("the screen is \(found), not \(SafeText.quoted(name))", step)
    case .focus(let id): checkFocus(id, step)
    case .notHeard(let texts):
      for text in texts {
        if hasFailedEnough { return }
        guard let said = heard.first(holding: text) else { continue }
        fail("\(SafeText.quoted(text)) was heard", step, found: [said])
      }
    case .transcript: break
    }
  }

  private mutating func checkLast(
    _ expected: String?, _ said: [String], _ verb: String, _ step: FlowStep, _ index: Int
  ) {
    if let last = said.last { result.heardTexts.append((index, [last])) }
    guard let expected else {
      return fail(
        "nothing is expected yet; write it in with --record", step,
        found: said.last.map { [$0] } ?? [])
    }
    if said.last == expected { return }
    fail(
      said.isEmpty ? "nothing was \(verb)" : "something else was \(verb)", step,
      expected: [expected], found: said.last.map { [$0] } ?? [], near: expected)
  }

  private mutating func checkAll(
    _ expected: [String], _ said: [String], _ verb: String, _ step: FlowStep, _ index: Int
  ) {
    let last = Array(said.suffix(expected.count))
    if last.count == expected.count { result.heardTexts.append((index, last)) }
    if expected.isEmpty ? said.isEmpty : last == expected { return }
    let first = zip(expected, last).first { $0 != $1 }?.0 ?? expected.first
    fail(
      said.isEmpty ? "nothing was \(verb)" : "something else was \(verb)", step,
      expected: expected, found: expected.isEmpty ? said : last, near: first)
  }

  private mutating func checkFocus(_ id: String, _ step: FlowStep) {
    guard let cursor = session.cursor else {
      return fail("there is no element under the cursor", step)
    }
    var node = session.reading.order.stops[cursor.stop].element
    if case .group(_, let group) = cursor { node = group }
    let element = session.screen.tree[node]
    if element.id == id { return }
    guard session.screen.tree.firstIndex(of: id) != nil else {
      let ids = session.screen.tree.elements.compactMap(\.id)
      let near = Spelling.nearest(to: id, among: ids).map { "; did you mean \"\($0)\"?" } ?? ""
      return fail("no element of the screen has the id \(SafeText.quoted(id))\(near)", step)
    }
    let found = element.id.map(SafeText.quoted) ?? "an element without an id"
    fail("the cursor is on \(found), not on \(SafeText.quoted(id))", step)
  }

  /// Adds a failed expectation, with what helps to understand it.
  mutating func fail(
    _ message: String, _ step: FlowStep, expected: [String]? = nil, found: [String]? = nil,
    near text: String? = nil
  ) {
    var failure = FlowFailure(
      error: error(message, at: step), step: result.steps.count - 1)
    failure.expected = expected
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
      failure.expected = difference.expected
      failure.found = difference.found
      result.failures.append(failure)
    }
  }
}
