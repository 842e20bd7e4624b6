import AccessibilityTree
import Documents

/// Reads what the app does when the reader acts on an element: the key `on`.
enum NativeBehaviours {
  static func read(_ value: DocumentNode) throws(SourceError) -> [Behaviour] {
    if [.plain, .boolean].contains(value.kind),
      ["true", "false", "yes", "no", "on", "off"].contains(value.text)
    {
      throw value.error(
        "\"on\" takes the effects of actions, not \(SafeText.quoted(value.text))",
        suggestion: "for a switch write value: on, or value: off")
    }
    try value.requireMapping(for: "on")
    var behaviours: [Behaviour] = []
    try value.readPairs { (key, effects) throws(SourceError) in
      if key.text == "action" {
        try effects.requireMapping(for: "action")
        try effects.readPairs { (name, effects) throws(SourceError) in
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
    return try DocumentNode.readEach(effects.items) {
      (effect) throws(SourceError) in try Self.read(effect: effect)
    }
  }

  // An effect is a bare word (`close`) or a mapping whose first key names it (`open: reply`).
  private static func read(effect: DocumentNode) throws(SourceError) -> Behaviour.Effect {
    guard effect.kind == .mapping else {
      let name = try name(effect, try effect.string(for: "on"))
      return Behaviour.Effect(name, argument: try NativeEffects.argument(of: name, nil, at: effect))
    }
    var result: Behaviour.Effect?
    try effect.forEachPair { (key, value) throws(SourceError) in
      if let effect = result {
        result?.options.append(try NativeEffects.option(key, value, of: effect.name))
      } else {
        let argument = value.isBlank ? nil : value
        let name = try name(key, key.text, argument)
        result = Behaviour.Effect(
          name, argument: try NativeEffects.argument(of: name, argument, at: key))
      }
    }
    guard let result else { throw effect.error("an effect is a word or a mapping, not empty") }
    return result
  }

  private static func name(
    _ node: DocumentNode, _ text: String, _ argument: DocumentNode? = nil
  ) throws(SourceError) -> Behaviour.Effect.Name {
    guard let name = Behaviour.Effect.Name(rawValue: text) else {
      let known = Behaviour.Effect.Name.allCases.map(\.rawValue)
      let advice = Spelling.suggestion(for: text, among: known, noun: "effects")
      let screen = argument.map { $0.isWord ? $0.text : "NAME" } ?? text
      let isScreen = node.isWord && Spelling.meant(by: text, among: known) == nil
      throw node.error(
        "unknown effect \(SafeText.quoted(text))",
        suggestion: isScreen
          ? "to open a screen, write {open: \(YAMLText.scalar(screen))}; \(advice)" : advice)
    }
    return name
  }
}
