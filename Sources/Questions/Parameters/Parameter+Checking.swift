import Documents

extension Parameter {
  /// Returns a value of a message.
  func value(of node: DocumentNode) throws(SourceError) -> Arguments.Value {
    let value: Arguments.Value
    switch kind {
    case .text, .word: value = .text(try node.string(for: name))
    case .optionalText where node.kind == .boolean:
      guard try node.boolean(for: name) else {
        throw node.error("\(SafeText.quoted(name)) must be text or true", suggestion: "omit it")
      }
      value = .text("")
    case .optionalText: value = .text(try node.string(for: name))
    case .truth: value = .truth(try node.boolean(for: name))
    case .integer(let range): value = .number(Double(try node.integer(for: name, in: range)))
    case .number: value = .number(try node.number(for: name))
    case .texts where node.kind == .string && node.text.contains(", "):
      let texts = node.text.split(separator: ", ").map { SafeText.quoted(String($0)) }
      throw node.error(
        "\(SafeText.quoted(name)) takes a list of texts, not a text",
        suggestion: "write [\(texts.joined(separator: ", "))]")
    case .texts: value = .texts(try node.strings(for: name))
    case .words(let words):
      for item in try node.list(for: name) {
        if let (message, repair) = refusal(of: try item.string(for: name), among: words) {
          throw item.error(message, suggestion: repair)
        }
      }
      return .texts(node.items.map(\.text))
    case .identifier:
      if node.kind != .string { _ = try node.number(for: name) }
      value = .text(node.text)
    case .settings:
      try node.requireMapping(for: name)
      var settings: [(key: String, value: String)] = []
      try node.forEachPair { (key, value) throws(SourceError) in
        switch value.kind {
        case .string, .number, .boolean, .plain: settings.append((key.text, value.text))
        default:
          let words = value.kind == .sequence ? value.items.map(\.text).joined(separator: ",") : ""
          throw value.error(
            "\(SafeText.quoted(key.text)) takes a word, not \(value.described)",
            suggestion: words.isEmpty ? nil : "write \(SafeText.quoted(words))")
        }
      }
      value = .settings(settings)
    case .group(let parameters):
      _ = try Arguments(node, parameters, of: "\"\(name)\"")
      value = .group(node)
    }
    if let (message, repair) = refusal(of: value, called: SafeText.quoted(name)) {
      throw node.error(message, suggestion: repair)
    }
    return value
  }

  /// Returns what is wrong with a value of the right kind, and how to mend it.
  func refusal(
    of value: Arguments.Value, called option: String
  ) -> (message: String, repair: String?)? {
    switch (kind, value) {
    case (.word(let words), .text(let word)): return refusal(of: word, among: words)
    case (.words(let words), .texts(let texts)):
      return texts.lazy.compactMap { refusal(of: $0, among: words) }.first
    case (.integer(let range), .number(let number)):
      if Int(exactly: number).map(range.contains) == true { return nil }
      return (
        "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not "
          + JSONWriter.text(number), nil
      )
    case (.number(let range), .number(let number)) where !range.contains(number):
      return (
        "\(option) takes a number from \(JSONWriter.text(range.lowerBound)) to "
          + "\(JSONWriter.text(range.upperBound)), not \(JSONWriter.text(number))", nil
      )
    case (.integer, .text(let text)), (.number, .text(let text)):
      return ("\(option) takes a number, not \(SafeText.quoted(text))", nil)
    case (.settings, .texts(let texts)):
      return (
        "\(option) takes \(valueName), not \(SafeText.quoted(texts.first ?? ""))",
        "for example, \(option) hints=off"
      )
    case (.texts(let most), .texts(let texts)) where texts.count > most:
      return ("\(option) takes at most \(most) texts, not \(texts.count)", nil)
    default: return nil
    }
  }

  private func refusal(
    of word: String, among words: [String]
  ) -> (message: String, repair: String?)? {
    if words.contains(word) { return nil }
    if word.contains(","), word.split(separator: ",").allSatisfy({ words.contains(String($0)) }) {
      let first = word.prefix { $0 != "," }
      return (
        "one \(valueName) at a time, not \(SafeText.quoted(word))",
        "ask once for each, for example \(first)"
      )
    }
    return (
      "unknown \(valueName) \(SafeText.quoted(word))",
      Spelling.suggestion(for: word, among: words, noun: "\(valueName)s")
    )
  }
}
