import Documents
import NavigationScript
import ScreenReader

/// Reads the steps of captures, and where they begin.
struct CaptureStepReader {
  /// The keys of a step.
  enum Key: String, CaseIterable { case `do`, heard, tutor }

  /// The word that moves the focus of the keyboard.
  static let moveFocus = "moveFocus"

  /// Reads the steps of a capture.
  func steps(_ node: DocumentNode) throws(SourceError) -> [CaptureStep] {
    var steps: [CaptureStep] = []
    for item in try node.list(for: "steps") { steps.append(try step(item)) }
    guard steps.contains(where: { $0.heard != nil || $0.tutor != nil }) else {
      throw node.error("these steps have no utterances")
    }
    return steps
  }

  /// Reads where the steps begin.
  func start(_ capture: DocumentNode) throws(SourceError) -> String? {
    try capture["start"].map { (node) throws(SourceError) in try node.string(for: "start") }
  }

  /// Reads where the caret of fields is.
  func carets(_ capture: DocumentNode) throws(SourceError) -> [String: KeyboardFocus.Caret] {
    guard let node = capture["caret"] else { return [:] }
    var carets: [String: KeyboardFocus.Caret] = [:]
    try node.requireMapping(for: "caret")
    try node.forEachPair { (id, place) throws(SourceError) in
      carets[id.text] = try place.word(for: "caret", noun: "places")
    }
    return carets
  }

  private func step(_ node: DocumentNode) throws(SourceError) -> CaptureStep {
    try node.requireMapping(for: "a step")
    try node.forEachPair { (key, _) throws(SourceError) in
      guard Key(rawValue: key.text) == nil else { return }
      throw key.error(
        "unknown key \(SafeText.quoted(key.text)) of a step",
        suggestion: Spelling.suggestion(
          for: key.text, among: Key.allCases.map(\.rawValue), noun: "keys"))
    }
    guard let done = node["do"] else { throw node.error("a step needs \"do\": a command") }
    var acts: [CaptureStep.Act] = []
    for item in done.kind == .sequence ? done.items : [done] { acts.append(try act(item)) }
    let all = try everything(heardAt: node)
    let last = all == nil ? try words("heard", of: node) : nil
    return CaptureStep(
      acts, heard: all ?? last, hasAllWords: all != nil, tutor: try words("tutor", of: node))
  }

  // A list is all that was said, one utterance after the other.
  private func everything(heardAt step: DocumentNode) throws(SourceError) -> String? {
    guard let heard = step["heard"], heard.kind == .sequence else { return nil }
    if heard.items.isEmpty {
      throw heard.error("nothing was heard at this step", suggestion: "omit \"heard\"")
    }
    var said: [String] = []
    for item in heard.items { said.append(SafeText.line(try item.string(for: "heard"))) }
    return said.joined(separator: " ")
  }

  private func words(_ key: String, of node: DocumentNode) throws(SourceError) -> String? {
    try node[key].map { (node) throws(SourceError) in
      SafeText.line(try node.string(for: key))
    }
  }

  private func act(_ node: DocumentNode) throws(SourceError) -> CaptureStep.Act {
    var word = node
    var value: DocumentNode?
    if node.kind == .mapping {
      var pairs: [(DocumentNode, DocumentNode)] = []
      try node.forEachPair { (key, value) throws(SourceError) in pairs.append((key, value)) }
      guard pairs.count == 1 else {
        throw node.error("one command at a time, as in {type: \"05\"}")
      }
      (word, value) = (pairs[0].0, pairs[0].1)
    }
    switch (word.text, value) {
    case ("press", let value?): return .key(try value.word(for: "press", noun: "keys"))
    case (Self.moveFocus, let value?):
      return .moveFocus(try value.string(for: Self.moveFocus))
    default: break
    }
    guard let command = CommandWord(rawValue: word.text) else {
      let known = CommandWord.allCases.map(\.rawValue) + ["press", Self.moveFocus]
      throw word.error(
        "unknown command \(SafeText.quoted(word.text))",
        suggestion: Spelling.suggestion(for: word.text, among: known, noun: "commands"))
    }
    switch (command.argument, value) {
    case (.jump, let value?): return .command(try .jumping(to: value))
    case (.direction, let value?):
      let way: ScrollDirection = try value.word(for: "direction", noun: "directions")
      if let done = command.command(.direction(way)) { return .command(done) }
    default: break
    }
    let text = try value.map { (value) throws(SourceError) in try value.string(for: word.text) }
    guard let done = text.map({ command.command(.text($0)) }) ?? command.plainCommand else {
      throw word.error("\(SafeText.quoted(word.text)) does not take this value here")
    }
    return .command(done)
  }
}
