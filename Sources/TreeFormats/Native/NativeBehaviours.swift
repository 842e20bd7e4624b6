import AccessibilityTree
import Documents

/// Reads what the app does when the reader acts on an element: the key `on`.
enum NativeBehaviours {
  static func read(_ value: DocumentNode) throws(SourceError) -> [Behaviour] {
    try value.requireMapping(for: "on")
    var behaviours: [Behaviour] = []
    try value.forEachPair { (key, effects) throws(SourceError) in
      if key.text == "action" {
        try effects.requireMapping(for: "action")
        try effects.forEachPair { (name, effects) throws(SourceError) in
          behaviours.append(Behaviour(on: .action(name.text), effects: try read(effects: effects)))
        }
      } else if let act = Behaviour.Act(rawValue: key.text) {
        behaviours.append(Behaviour(on: .act(act), effects: try read(effects: effects)))
      } else {
        throw key.error(
          "unknown behaviour \(SafeText.quoted(key.text))",
          suggestion: Spelling.suggestion(
            for: key.text, among: Behaviour.Act.allCases.map(\.rawValue) + ["action"],
            noun: "behaviours"))
      }
    }
    return behaviours
  }

  private static func read(effects: DocumentNode) throws(SourceError) -> [Behaviour.Effect] {
    guard effects.kind == .sequence else { return [try read(effect: effects)] }
    var read: [Behaviour.Effect] = []
    for effect in effects.items { read.append(try Self.read(effect: effect)) }
    return read
  }

  // An effect is a bare word (`close`) or a mapping whose first key names it (`open: reply`).
  private static func read(effect: DocumentNode) throws(SourceError) -> Behaviour.Effect {
    guard effect.kind == .mapping else {
      return Behaviour.Effect(try name(effect, try effect.string(for: "on")))
    }
    var result: Behaviour.Effect?
    try effect.forEachPair { (key, value) throws(SourceError) in
      if result == nil {
        result = Behaviour.Effect(
          try name(key, key.text),
          argument: value.isBlank ? nil : try value.propertyValue(for: key.text))
      } else {
        let option = try value.propertyValue(for: key.text)
        result?.options.append(.init(key: key.text, value: option))
      }
    }
    guard var result else { throw effect.error("an effect is a word or a mapping, not empty") }
    // Without an argument there is only the bare word.
    if result.argument == nil, !result.options.isEmpty { result.argument = .text("") }
    return result
  }

  private static func name(
    _ node: DocumentNode, _ text: String
  ) throws(SourceError) -> Behaviour.Effect.Name {
    guard let name = Behaviour.Effect.Name(rawValue: text) else {
      throw node.error(
        "unknown effect \(SafeText.quoted(text))",
        suggestion: Spelling.suggestion(
          for: text, among: Behaviour.Effect.Name.allCases.map(\.rawValue), noun: "effects"))
    }
    return name
  }
}
