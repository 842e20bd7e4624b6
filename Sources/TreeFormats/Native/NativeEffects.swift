import AccessibilityTree
import Documents

/// Reads what effects of behaviours work on, and keeps it in the types that JSON has.
///
/// An effect is checked when its file is read: `set: {total: {lable: …}}` is an error with its place, and
/// so is an element that `set` names and the screen does not have (``NativeEffectTargets``). Whether an
/// element of a name is there for other effects is known only when they happen.
enum NativeEffects {
  /// Reads the argument of an effect.
  static func argument(
    of name: Behaviour.Effect.Name, _ node: DocumentNode?, at place: DocumentNode
  ) throws(SourceError) -> PropertyValue? {
    let key = name.rawValue
    guard let node else {
      guard let needed = needs(name) else { return nil }
      throw place.error("\"\(key)\" needs \(needed)", suggestion: "write \(example(name))")
    }
    switch name.argument {
    case .none: throw node.error("\"\(key)\" takes no value, not \(node.described)")
    case .screen, .element, .elementOrNone, .text: return .text(try node.string(for: key))
    case .word(let words):
      let word = try node.string(for: key)
      guard words.contains(word) else {
        throw node.error(
          "unknown word \(SafeText.quoted(word)) for \"\(key)\"",
          suggestion: Spelling.suggestion(for: word, among: words, noun: "words"))
      }
      return .text(word)
    case .changes: return try changes(node)
    case .elements: return try insertion(node)
    }
  }

  /// Reads a further key of an effect.
  static func option(
    _ key: DocumentNode, _ value: DocumentNode, of name: Behaviour.Effect.Name
  ) throws(SourceError) -> PropertyValue.Entry {
    guard let option = name.options.first(where: { $0.key == key.text }) else {
      let known = name.options.map(\.key).joined(separator: ", ")
      let effects = Behaviour.Effect.Name.allCases.map(\.rawValue)
      if let effect = Spelling.meant(by: key.text, among: effects) {
        throw key.error(
          "one item has two effects, \"\(name.rawValue)\" and \(SafeText.quoted(key.text))",
          suggestion: "write each as an item of a list: - \(name.rawValue): … and - \(effect): …")
      }
      throw key.error(
        "unknown key \(SafeText.quoted(key.text)) of \"\(name.rawValue)\"",
        suggestion: known.isEmpty
          ? "write each effect as a separate item" : "known keys: \(known)")
    }
    switch option.values {
    case .milliseconds(let range):
      let number = try milliseconds(value, for: option.key, in: range)
      return .init(key: option.key, value: .number(Double(number)))
    case .conditions: return .init(key: option.key, value: try EffectCondition.read(value))
    case .words(let words, let plural):
      let word = try value.string(for: option.key)
      guard words.contains(word) else {
        throw value.error(
          "unknown \(option.key) \(SafeText.quoted(word))",
          suggestion: Spelling.suggestion(for: word, among: words, noun: plural))
      }
      return .init(key: option.key, value: .text(word))
    }
  }

  // `2s` and `500ms` are numbers with their unit; a bare number is of milliseconds.
  private static func milliseconds(
    _ node: DocumentNode, for key: String, in range: ClosedRange<Int>
  ) throws(SourceError) -> Int {
    let text = node.text
    let unit = [("ms", 1.0), ("s", 1000.0)].first { text.hasSuffix($0.0) }
    guard let unit, let number = Double(text.dropLast(unit.0.count)) else {
      return try node.integer(for: key, in: range)
    }
    let milliseconds = (number * unit.1).rounded()
    guard milliseconds >= Double(range.lowerBound), milliseconds <= Double(range.upperBound) else {
      throw node.error(
        "\"\(key)\" takes a time up to \(range.upperBound / 1000)s, not \(SafeText.quoted(text))")
    }
    return Int(milliseconds)
  }

  private static func changes(_ node: DocumentNode) throws(SourceError) -> PropertyValue {
    guard node.kind == .mapping else {
      throw node.error("\"set\" takes {ID: {property: value}}, not \(node.described)")
    }
    var entries: [PropertyValue.Entry] = []
    try node.readPairs { (id, properties) throws(SourceError) in
      entries.append(.init(key: id.text, value: try ElementChange(reading: properties).canonical))
    }
    return .mapping(entries)
  }

  private static func insertion(_ node: DocumentNode) throws(SourceError) -> PropertyValue {
    try node.requireKeys(["into", "at", "element", "elements"], of: "\"insert\"")
    // Elements that insert elements that insert elements are read by recursion, which must end.
    _ = try node.propertyValue(for: "insert")
    var entries: [PropertyValue.Entry] = []
    if let into = node["into"] {
      entries.append(.init(key: "into", value: .text(try into.string(for: "into"))))
    }
    if let at = node["at"] {
      let position = try at.integer(for: "at", in: 0...1_000_000)
      entries.append(.init(key: "at", value: .number(Double(position))))
    }
    let tree = try ElementInsertion.tree(node)
    guard let list = NativeProperties.list(tree) else {
      throw node.error("this is nested too deeply")
    }
    entries.append(.init(key: "elements", value: list))
    return .mapping(entries)
  }

  /// Returns what an effect cannot do without, or `nil` for one that may stand alone.
  private static func needs(_ name: Behaviour.Effect.Name) -> String? {
    switch name.argument {
    case .none, .elementOrNone: nil
    case .screen: "the name of a screen"
    case .changes, .element: "the id of an element"
    case .elements: "elements"
    case .text: "a text"
    case .word: "a word"
    }
  }

  private static func example(_ name: Behaviour.Effect.Name) -> String {
    let argument =
      switch name.argument {
      case .screen: "SCREEN"
      case .changes: "{ID: {label: New}}"
      case .elements: "{into: ID, element: {text: New}}"
      case .element, .elementOrNone: "ID"
      case .word(let words): words.first ?? "WORD"
      case .none, .text: "TEXT"
      }
    return "\(name.rawValue): \(argument)"
  }
}
