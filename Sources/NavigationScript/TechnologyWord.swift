import Documents
import OtherTechnologies
import ScreenReader

/// The steps of flows that are used by something else than a reader; the one list of them.
enum TechnologyWord: String, CaseIterable {
  case press, say, select

  /// The technology that they are for.
  var technology: Technology {
    switch self {
    case .press: .keyboard
    case .say: .voiceControl
    case .select: .switchControl
    }
  }

  /// Whether the bare word is a step.
  var isPlain: Bool { self == .select }

  /// Reads what stands behind the word.
  func acts(_ node: DocumentNode?, at key: DocumentNode) throws(SourceError) -> [TechnologyAct] {
    guard let node, !node.isBlank else {
      if isPlain { return [.select(nil)] }
      throw key.error(
        self == .press
          ? "\"press\" needs a key, or a list of keys" : "\"say\" needs the command to speak")
    }
    let items = node.kind == .sequence ? try node.list(for: rawValue) : [node]
    var acts: [TechnologyAct] = []
    for item in items {
      let text = try item.string(for: rawValue)
      switch self {
      case .say: acts.append(.say(text))
      case .select: acts.append(.select(text))
      case .press: acts.append(.press(try Self.key(text, item)))
      }
    }
    return acts
  }

  private static func key(_ text: String, _ node: DocumentNode) throws(SourceError) -> KeyPress {
    if let press = KeyPress(text) { return press }
    throw node.error(
      "no key is called \(SafeText.quoted(text))",
      suggestion: Spelling.suggestion(for: text, among: KeyPress.examples, noun: "keys"))
  }

  /// What to write in place of a step that only a reader's user has.
  static func advice(with technology: Technology) -> String {
    switch technology {
    case .keyboard: "write the keys to press: press: [Tab, Space]"
    case .voiceControl: "write the command to speak: say: \"Tap Rate\""
    case .switchControl: "write the item to select: select: Rate"
    }
  }
}

extension TechnologyAct {
  /// The act that stands for a command, or `nil` for a command that only a reader's user has.
  init?(_ command: Command, with technology: Technology) {
    switch (command.word, command.argument) {
    case (.type, .text(let text)): self = .type(text)
    case (.delete, .number(let count)): self = .delete(count)
    case (.wait, .number(let milliseconds)): self = .wait(milliseconds)
    case (.next, _) where technology == .switchControl: self = .advance
    default: return nil
    }
  }
}
