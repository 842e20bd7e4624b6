package import Documents

/// The values of a message, held against its parameters: what comes out of here has the right kind.
package struct Arguments: Sendable {
  private var values: [String: DocumentNode] = [:]
  /// What messages call the whole.
  private let thing: String
  /// The mapping, or `nil` where nothing is said at all.
  private let node: DocumentNode?

  /// Reads the values of a mapping.
  package init(
    _ node: DocumentNode?, _ parameters: [Parameter], of thing: String
  ) throws(SourceError) {
    self.thing = thing
    self.node = node
    if let node { try node.requireKeys(parameters.map(\.name), of: thing) }
    for parameter in parameters {
      guard let value = node?[parameter.name], !value.isNull else {
        if parameter.isRequired { throw missing(parameter.name) }
        continue
      }
      try parameter.check(value)
      values[parameter.name] = value
    }
  }

  /// Returns an error for something that has to be said.
  package func missing(_ what: String, suggestion: String? = nil) -> SourceError {
    let message = "\(thing) needs \(SafeText.quoted(what))"
    return node?.error(message, suggestion: suggestion)
      ?? SourceError(path: thing, message: message, suggestion: suggestion)
  }

  /// Returns where a value stands, or `nil`.
  package func node(_ name: String) -> DocumentNode? { values[name] }

  /// Returns a text or a word.
  package func text(_ name: String) -> String? { values[name]?.text }

  /// Returns a truth value.
  package func truth(_ name: String) -> Bool? { values[name].flatMap { Bool($0.text) } }

  /// Returns a whole number.
  package func integer(_ name: String) -> Int? {
    values[name]?.looseNumber.flatMap { Int(exactly: $0) }
  }

  /// Returns a number.
  package func number(_ name: String) -> Double? { values[name]?.looseNumber }

  /// Returns a list of texts or words; empty where there is none.
  package func texts(_ name: String) -> [String] { values[name]?.items.map(\.text) ?? [] }

  /// Returns keys and values of the reader's own.
  package func settings(_ name: String) throws(SourceError) -> [(key: String, value: String)] {
    var settings: [(key: String, value: String)] = []
    try values[name]?.forEachPair { (key, value) throws(SourceError) in
      settings.append((key.text, value.text))
    }
    return settings
  }
}

extension Parameter {
  /// Throws for a value of another kind.
  fileprivate func check(_ value: DocumentNode) throws(SourceError) {
    switch kind {
    case .text: _ = try value.string(for: name)
    case .word(let words): try Self.check(value, among: words, for: name)
    case .truth: _ = try value.boolean(for: name)
    case .integer(let range): _ = try value.integer(for: name, in: range)
    case .number(let range):
      let number = try value.number(for: name)
      guard range.contains(number) else {
        throw value.error(
          "\(SafeText.quoted(name)) takes a number from \(JSONWriter.text(range.lowerBound)) to "
            + "\(JSONWriter.text(range.upperBound)), not \(JSONWriter.text(number))")
      }
    case .texts(let most):
      let items = try value.strings(for: name)
      guard items.count <= most else {
        throw value.error(
          "\(SafeText.quoted(name)) takes at most \(most) texts, not \(items.count)")
      }
    case .words(let words):
      for item in try value.list(for: name) { try Self.check(item, among: words, for: name) }
    case .identifier:
      if value.kind == .string { return }
      _ = try value.number(for: name)
    case .settings:
      try value.requireMapping(for: name)
      try value.forEachPair { (key, value) throws(SourceError) in
        switch value.kind {
        case .string, .number, .boolean, .plain: break
        default:
          throw value.error("\(SafeText.quoted(key.text)) takes a word, not \(value.described)")
        }
      }
    case .group(let parameters): _ = try Arguments(value, parameters, of: "\"\(name)\"")
    }
  }

  private static func check(
    _ value: DocumentNode, among words: [String], for name: String
  ) throws(SourceError) {
    let word = try value.string(for: name)
    guard !words.contains(word) else { return }
    throw value.error(
      "unknown \(name) \(SafeText.quoted(word))",
      suggestion: Spelling.suggestion(for: word, among: words, noun: "words"))
  }
}
