extension DocumentNode {
  /// What the node is, for messages: "a list", "the number 12".
  package var described: String {
    switch kind {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .string, .plain: text.isEmpty ? "nothing" : "the word \(SafeText.quoted(text))"
    case .number: "the number \(shown)"
    case .boolean: text
    case .null: "null"
    }
  }

  // A number may have any number of digits.
  private var shown: String { text.utf8.count > 40 ? "\(text.prefix(40))…" : text }

  private func mismatch(
    _ expected: String, for key: String, suggestion: String? = nil
  ) -> SourceError {
    error("\(SafeText.quoted(key)) takes \(expected), not \(described)", suggestion: suggestion)
  }

  /// Whether the node is a word, in quotes or without.
  package var isWord: Bool { kind == .string || kind == .plain }

  /// Returns the node as a text.
  package func string(for key: String) throws(SourceError) -> String {
    guard kind == .string || kind == .plain else {
      let isScalar = kind == .number || kind == .boolean
      throw mismatch(
        "a text", for: key, suggestion: isScalar ? "put it in quotes: \"\(shown)\"" : nil)
    }
    return text
  }

  /// Returns the node as a number.
  package func number(for key: String) throws(SourceError) -> Double {
    guard kind == .number || kind == .plain, let number = document.number(of: index) else {
      let isQuoted = kind == .string && looseNumber != nil
      throw mismatch("a number", for: key, suggestion: isQuoted ? "remove the quotes" : nil)
    }
    guard number.isFinite else {
      throw error("\(SafeText.quoted(key)) takes a finite number, not \(shown)")
    }
    return number
  }

  /// The node as a number however it is written, in quotes and infinite ones too; else `nil`.
  package var looseNumber: Double? {
    kind == .number || kind == .plain || kind == .string ? document.number(of: index) : nil
  }

  /// Returns the node as a whole number.
  package func integer(for key: String, in range: ClosedRange<Int>) throws(SourceError) -> Int {
    let number = try number(for: key)
    guard let integer = Int(exactly: number), range.contains(integer) else {
      throw error(
        "\(SafeText.quoted(key)) takes a whole number from \(range.lowerBound) to "
          + "\(range.upperBound), not \(shown)")
    }
    return integer
  }

  /// Returns the node as `true` or `false`.
  package func boolean(for key: String) throws(SourceError) -> Bool {
    guard kind == .boolean || kind == .plain, let value = Bool(text) else {
      throw mismatch("true or false", for: key, suggestion: truthValueMeant)
    }
    return value
  }

  private var truthValueMeant: String? {
    switch text.lowercased() {
    case "true", "yes", "on", "y", "1": "did you mean true?"
    case "false", "no", "off", "n", "0": "did you mean false?"
    default: nil
    }
  }

  /// Returns the node as a list.
  package func list(for key: String) throws(SourceError) -> [DocumentNode] {
    guard kind == .sequence else {
      throw mismatch("a list", for: key, suggestion: listMeant(by: key))
    }
    return items
  }

  /// What to write for a word in place of a list: of a yes or a no, nobody knows what should stand in the list.
  private func listMeant(by key: String) -> String? {
    let dashes = "begin each item with \"- \""
    if kind == .mapping { return dashes }
    guard kind == .plain || kind == .string || kind == .boolean, !text.isEmpty else { return nil }
    if kind == .boolean || truthValueMeant != nil {
      return "list the values, or omit \(SafeText.quoted(key))"
    }
    if kind == .plain, document.source.bytes[sourceRange].contains(0x0A) { return dashes }
    // A text in quotes is one item, whatever it contains.
    let items = kind == .plain ? text.split(separator: ",") : [Substring(text)]
    let shown = items.map { SafeText.quoted(String($0.drop { $0 == " " })) }.joined(separator: ", ")
    return "put \(items.count > 1 ? "the items" : "it") in brackets: [\(shown)]"
  }

  /// Returns the node as a list of texts.
  package func strings(for key: String) throws(SourceError) -> [String] {
    var strings: [String] = []
    for item in try list(for: key) { strings.append(try item.string(for: key)) }
    return strings
  }

  /// Returns the node as a list of a fixed number of finite numbers.
  package func numbers(for key: String, shape: [String]) throws(SourceError) -> [Double] {
    var expected: String { "[\(shape.joined(separator: ", "))]" }
    guard kind == .sequence else { throw mismatch(expected, for: key) }
    var numbers: [Double] = []
    numbers.reserveCapacity(shape.count)
    try forEachItem { (item) throws(SourceError) in numbers.append(try item.number(for: key)) }
    guard numbers.count == shape.count else {
      throw error("\(SafeText.quoted(key)) takes \(expected), not \(numbers.count) numbers")
    }
    return numbers
  }

  /// Requires the node to be a mapping.
  package func requireMapping(for key: String) throws(SourceError) {
    guard kind == .mapping else { throw mismatch("a mapping", for: key) }
  }

  /// Requires the node to be a mapping with no other keys than these.
  package func requireKeys(
    _ keys: [String], of thing: String,
    meant: (_ key: String, _ value: DocumentNode) -> String? = { _, _ in nil }
  ) throws(SourceError) {
    guard kind == .mapping else { throw error("\(thing) must be a mapping, not \(described)") }
    try readPairs { (key, value) throws(SourceError) in
      guard keys.contains(key.text) else {
        throw key.error(
          "unknown key \(SafeText.quoted(key.text)) of \(thing)",
          suggestion: meant(key.text, value)
            ?? Spelling.suggestion(for: key.text, among: keys, noun: "keys"))
      }
    }
  }

  /// Returns the node as one of an enumeration's words.
  package func word<Word>(for key: String, noun: String) throws(SourceError) -> Word
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    let text = try string(for: key)
    guard let word = Word(rawValue: text) else {
      throw error(
        "unknown \(key) \(SafeText.quoted(text))",
        suggestion: Spelling.suggestion(
          for: text, among: Word.allCases.map(\.rawValue), noun: noun))
    }
    return word
  }
}
