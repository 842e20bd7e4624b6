import AccessibilityTree
import Documents

/// Reads the facts that only the audit reads, each in the shape that its key calls for.
enum NativeFacts {
  static func read(
    _ key: FactKey, _ value: DocumentNode
  ) throws(SourceError) -> PropertyValue {
    try read(key.shape, key.rawValue, value)
  }

  private static func read(
    _ shape: FactShape, _ name: String, _ value: DocumentNode
  ) throws(SourceError) -> PropertyValue {
    switch shape {
    case .text: return .text(try value.string(for: name))
    case .texts: return .list(try value.strings(for: name).map { .text($0) })
    case .flag: return .boolean(try value.boolean(for: name))
    case .color: return .text(try color(name, value))
    case .number(let range):
      let number = try value.number(for: name)
      guard range.contains(number) else {
        throw value.error(
          "\"\(name)\" takes a number from \(JSONWriter.text(range.lowerBound)) to "
            + "\(JSONWriter.text(range.upperBound)), not \(SafeText.quoted(value.text))")
      }
      return .number(number)
    case .integer(let range):
      return .number(Double(try value.integer(for: name, in: range)))
    case .word(let words): return .text(try word(among: words, name, value))
    case .words(let words):
      let read = try DocumentNode.readEach(try value.list(for: name)) {
        (item) throws(SourceError) -> PropertyValue in .text(try word(among: words, name, item))
      }
      return .list(read)
    case .numbers(let count):
      let numbers = try value.list(for: name)
      guard numbers.count == count else {
        throw value.error("\"\(name)\" takes \(count) numbers, not \(numbers.count)")
      }
      return .list(
        try DocumentNode.readEach(numbers) { (item) throws(SourceError) -> PropertyValue in
          .number(try item.number(for: name))
        })
    case .list(let shape):
      return .list(
        try DocumentNode.readEach(try value.list(for: name)) {
          (item) throws(SourceError) -> PropertyValue in try read(shape, name, item)
        })
    case .mapping(let shapes):
      try value.requireKeys(shapes.map(\.key), of: "\"\(name)\"")
      var entries: [PropertyValue.Entry] = []
      try value.readPairs { (key, value) throws(SourceError) in
        guard let shape = shapes.first(where: { $0.key == key.text })?.shape else { return }
        if value.isNull { return }
        entries.append(.init(key: key.text, value: try read(shape, key.text, value)))
      }
      return .mapping(entries)
    case .suppressions: return .list(try suppressions(name, value))
    case .variants: return .list(try SettingVariants.read(name, value))
    }
  }

  /// Returns what to write in place of an unknown word; `opens` tells the kind of what opens, and not its name.
  private static func meant(by text: String, among words: [String], _ name: String) -> String {
    let advice = Spelling.suggestion(for: text, among: words, noun: "words")
    guard name == NativeElementKey.opens.rawValue, Spelling.meant(by: text, among: words) == nil
    else { return advice }
    return "to open a screen, write on: {activate: {open: \(YAMLText.scalar(text))}}; \(advice)"
  }

  private static func word(
    among words: [String], _ name: String, _ value: DocumentNode
  ) throws(SourceError) -> String {
    let text = try value.string(for: name)
    guard words.contains(text) else {
      throw value.error(
        "unknown word \(SafeText.quoted(text)) for \"\(name)\"",
        suggestion: meant(by: text, among: words, name))
    }
    return text
  }

  private static func color(_ name: String, _ value: DocumentNode) throws(SourceError) -> String {
    let text = try value.string(for: name)
    guard Color(text) != nil else {
      throw value.error(
        "\"\(name)\" takes a colour, not \(SafeText.quoted(text))",
        suggestion: Spelling.question(for: text, among: Color.names)
          ?? "write one like \"#1C1C1E\", \"#3C3C4399\", white or systemBlue")
    }
    return text
  }

  // `{label-missing: the reason}` is short for a list of one rule with its reason.
  private static func suppressions(
    _ name: String, _ value: DocumentNode
  ) throws(SourceError) -> [PropertyValue] {
    var read: [PropertyValue] = []
    if value.kind == .mapping {
      try value.forEachPair { (rule, reason) throws(SourceError) in
        read.append(suppression(rule.text, try self.reason(reason), until: nil))
      }
      return read
    }
    for item in try value.list(for: name) {
      try item.requireKeys(["rule", "reason", "until"], of: "\"\(name)\"")
      guard let rule = item["rule"], !rule.isBlank else {
        throw item.error("\"\(name)\" needs a \"rule\"")
      }
      guard let reason = item["reason"] else {
        throw item.error("\"\(name)\" needs a \"reason\"", suggestion: Self.reasonAdvice)
      }
      var until: String?
      if let date = item["until"], !date.isBlank { until = try day(date) }
      read.append(suppression(try rule.string(for: "rule"), try self.reason(reason), until: until))
    }
    return read
  }

  private static let reasonAdvice = "say why the rule does not apply here"

  private static func reason(_ node: DocumentNode) throws(SourceError) -> String {
    let text = try node.string(for: "reason")
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw node.error("a \"reason\" cannot be empty", suggestion: reasonAdvice)
    }
    return text
  }

  private static func day(_ node: DocumentNode) throws(SourceError) -> String {
    let text = try node.string(for: "until")
    guard Day(text) != nil else {
      throw node.error(
        "\"until\" takes a date, not \(SafeText.quoted(text))",
        suggestion: "write it as YYYY-MM-DD: \"2030-12-31\"")
    }
    return text
  }

  private static func suppression(
    _ rule: String, _ reason: String, until: String?
  ) -> PropertyValue {
    var entries: [PropertyValue.Entry] = [
      .init(key: "rule", value: .text(rule)), .init(key: "reason", value: .text(reason)),
    ]
    if let until { entries.append(.init(key: "until", value: .text(until))) }
    return .mapping(entries)
  }
}
