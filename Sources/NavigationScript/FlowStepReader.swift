import AccessibilityTree
import Documents
import OtherTechnologies
import ScreenReader
import TranscriptDiff

/// Reads the steps of a flow.
struct FlowStepReader {
  private(set) var screens: FlowScreens
  /// What a person should know of the steps, a sentence each.
  private(set) var notes: [String] = []
  private var expectations: ExpectationReader
  /// The language of what is typed in braille, as a BCP 47 tag.
  private let language: String
  /// What the app is used by in place of a reader, or `nil`.
  private let technology: Technology?
  /// Whether what the app is used by could not be read, so that no step is held against it.
  private let isTechnologyLost: Bool

  init(
    screens: FlowScreens, folder: NamedFileFolder, language: String, technology: Technology?,
    isTechnologyLost: Bool, isRecording: Bool
  ) {
    self.screens = screens
    self.language = language
    self.technology = technology
    self.isTechnologyLost = isTechnologyLost
    expectations = ExpectationReader(folder: folder, isRecording: isRecording)
  }

  /// Reads the key `steps`.
  mutating func read(_ list: DocumentNode) throws(SourceError) -> [FlowStep] {
    let items = try list.list(for: "steps")
    guard items.count <= Flow.maximumSteps else {
      throw items[Flow.maximumSteps].error(
        "a flow can have at most \(Flow.maximumSteps) steps",
        suggestion: "split it into several flows")
    }
    var mistakes = SourceMistakes()
    var steps: [FlowStep] = []
    steps.reserveCapacity(items.count)
    for item in items {
      mistakes.attempt { () throws(SourceError) in steps.append(try step(item)) }
    }
    try mistakes.check()
    return steps
  }

  /// Reads what the screens open that steps have opened.
  mutating func readOpened() throws(SourceError) { try screens.readOpened() }

  // A step is a bare word (`down`) or a mapping of one key (`rotor: Headings`).
  private mutating func step(_ node: DocumentNode) throws(SourceError) -> FlowStep {
    guard node.kind == .mapping else { return try step(node, nil) }
    var step: FlowStep?
    try node.forEachPair { (key, value) throws(SourceError) in
      if step != nil {
        throw key.error(
          "a step has only one command; \(SafeText.quoted(key.text)) is a second one",
          suggestion: "put a dash before it")
      }
      step = try self.step(key, value)
    }
    guard let step else { throw node.error("a step must be a word or a mapping, not empty") }
    return step
  }

  private mutating func step(
    _ key: DocumentNode, _ value: DocumentNode?
  ) throws(SourceError) -> FlowStep {
    let name = try key.string(for: "steps")
    // With a keyboard alone the same word presses its keys.
    if let word = CommandWord(rawValue: name), word != .press || technology != .keyboard {
      let argument = value.flatMap { $0.isBlank ? nil : $0 }
      return FlowStep(try taken(action(word, argument, key), key), offset: key.offset)
    }
    if let word = TechnologyWord(rawValue: name) {
      guard isTechnologyLost || technology == word.technology else {
        throw key.error(
          "\"\(name)\" is a step of \(word.technology.title)",
          suggestion: "a flow with such steps needs with: \(word.technology.rawValue)")
      }
      return FlowStep(.use(try word.acts(value, at: key)), offset: key.offset)
    }
    guard let word = ExpectationWord(rawValue: name) else {
      throw key.error(
        "unknown step \(SafeText.quoted(name))",
        suggestion: StepAdvice.suggestion(for: name, value))
    }
    guard let value else { throw key.error("\"\(name)\" needs \(word.needs)") }
    if word == .shown, technology == nil, !isTechnologyLost {
      throw key.error(
        "\"shown\" is only for flows without a reader",
        suggestion: "to check utterances, write \"hear\"")
    }
    return try expectations.read(
      word, value, at: key, screens: screens.page == nil ? screens.writtenNames : nil)
  }

  /// Returns what a step is where no reader runs; a step that only its user has is an error.
  private func taken(
    _ action: FlowStep.Action, _ key: DocumentNode
  ) throws(SourceError) -> FlowStep.Action {
    guard let technology else { return action }
    switch action {
    case .perform(let command, let count):
      guard let act = TechnologyAct(command, with: technology) else { break }
      return .use(Array(repeating: act, count: count))
    case .find: break
    default: return action
    }
    throw key.error(
      "\(SafeText.quoted(key.text)) needs a reader and cannot be done with "
        + technology.title, suggestion: TechnologyWord.advice(with: technology))
  }

  private mutating func action(
    _ word: CommandWord, _ value: DocumentNode?, _ key: DocumentNode
  ) throws(SourceError) -> FlowStep.Action {
    let name = word.rawValue
    func needed(_ what: String) throws(SourceError) -> DocumentNode {
      guard let value else {
        throw key.error(
          "\"\(name)\" needs \(what)",
          suggestion: StepAdvice.example(of: word).map { "for example, \(name): \($0)" })
      }
      return value
    }
    func perform(_ command: Command?, count: Int = 1) throws(SourceError) -> FlowStep.Action {
      guard let command else { throw key.error("\"\(name)\" needs a value") }
      return .perform(command, count: count)
    }
    switch word.argument {
    case .none:
      if let value { throw value.error("\"\(name)\" takes no value, not \(value.described)") }
      return try perform(word.plainCommand)
    case .count:
      if let value, value.isWord, value.looseNumber == nil {
        let find = "find: \(YAMLText.scalar(value.text))"
        throw value.error(
          "\"\(name)\" takes a number, not \(value.described)",
          suggestion: value.kind == .boolean || Bool(value.text) != nil
            ? "write \(name) alone"
            : NumberWord.number(value.text.lowercased()).map { "write \(name): \($0)" }
              ?? (word == .activate ? "first \(find), then activate" : "to move to text, \(find)")
        )
      }
      let count = try value?.integer(for: name, in: 1...Flow.maximumCount)
      return try perform(word.plainCommand, count: count ?? 1)
    case .characters:
      guard let value else { return try perform(word.plainCommand) }
      return try perform(word.command(.number(value.integer(for: name, in: 1...Flow.maximumCount))))
    case .name: return try perform(word.command(.text(needed("a name").string(for: name))))
    case .text:
      let node = try needed("a text")
      let isBraille = word == .type && node.kind == .mapping
      let text =
        isBraille
        ? try BrailleTyping(language: language).text(of: node) : try node.string(for: name)
      return try perform(word.command(.text(text)))
    case .direction:
      let node = try needed("up, down, left or right")
      return try perform(
        word.command(.direction(node.word(for: "direction", noun: "directions"))))
    case .place:
      let node = try needed("a point [x, y] or the id of an element")
      guard node.kind == .sequence else {
        return try perform(word.command(.text(node.string(for: name))))
      }
      let numbers = try node.numbers(for: name, shape: ["x", "y"])
      return try perform(word.command(.point(Point(x: numbers[0], y: numbers[1]))))
    case .milliseconds:
      let node = try needed("a number of milliseconds")
      if node.isWord, let time = StepAdvice.milliseconds(node.text) {
        throw node.error(
          "\"\(name)\" takes a number of milliseconds, not \(node.described)",
          suggestion: "write \(name): \(time)")
      }
      let time = try node.integer(for: name, in: 0...Flow.maximumWait)
      if (1...StepAdvice.shortestWait).contains(time) {
        notes.appendMissing([
          "\"\(name): \(time)\" lasts \(time) ms; for seconds, write \(name): \(time * 1_000)"
        ])
      }
      return try perform(word.command(.number(time)))
    case .jump:
      return try perform(.jumping(to: needed("a kind of element")))
    case .keys: return try perform(word.command(.keys(keys(needed("a key, or a list of keys")))))
    case .search: return .find(try search(try needed("the text to find")))
    case .screen:
      return try screens.opened(try needed("the name of a screen, or a file"), for: name)
    }
  }

  private func keys(_ node: DocumentNode) throws(SourceError) -> [KeyChord] {
    var keys: [KeyChord] = []
    for item in node.kind == .sequence ? try node.list(for: "press") : [node] {
      let text = item.kind == .number ? item.text : try item.string(for: "press")
      guard let chord = KeyChord(text) else {
        let parts = text.split(separator: " ").map(String.init)
        let isList = parts.count > 1 && parts.allSatisfy { KeyChord($0) != nil }
        throw item.error(
          "no key is called \(SafeText.quoted(text))",
          suggestion: isList
            ? "several keys are a list: press: [\(parts.joined(separator: ", "))]"
            : Spelling.suggestion(for: text, among: KeyChord.examples, noun: "keys"))
      }
      keys.append(chord)
    }
    return keys
  }

  private func search(_ node: DocumentNode) throws(SourceError) -> FlowSearch {
    guard node.kind == .mapping else { return FlowSearch(try node.string(for: "find")) }
    try node.requireKeys(["text", HeardText.partKey, "limit"], of: "\"find\"")
    let text: HeardText
    switch (node["text"], node[HeardText.partKey]) {
    case (let whole?, nil): text = HeardText(try whole.string(for: "text"))
    case (nil, .some): text = try HeardText(node, for: "find", besides: ["limit"])
    case (nil, nil): throw node.error("\"find\" needs a \"text\"")
    default: throw node.error("\"find\" takes a \"text\" or \"\(HeardText.partKey)\", not both")
    }
    return FlowSearch(
      text,
      limit: try node["limit"].map { (limit) throws(SourceError) in
        try limit.integer(for: "limit", in: 0...Flow.maximumCommands)
      })
  }
}
