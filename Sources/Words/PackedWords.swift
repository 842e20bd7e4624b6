/// Words one after the other, so that reading them needs no parser: what a program carries was read when it was built.
///
/// A text is its length in bytes, a colon and its bytes; a number is its digits and a colon. All of it is text, so that
/// it can stand in a string literal.
package struct PackedWords: Sendable {
  /// What was written.
  package private(set) var text = ""

  /// Creates a text without words.
  package init() {}

  mutating func add(_ number: Int) { text += "\(number):" }
  mutating func add(_ flag: Bool) { add(flag ? 1 : 0) }

  mutating func add(_ word: String) {
    add(word.utf8.count)
    text += word
  }

  mutating func add(_ word: String?) {
    add(word != nil)
    if let word { add(word) }
  }

  mutating func add<Value>(
    _ values: some Collection<Value>, each: (inout PackedWords, Value) -> Void
  ) {
    add(values.count)
    for value in values { each(&self, value) }
  }

  /// Writes pairs in the order of their names, so that the same words give the same bytes.
  mutating func add<Value>(
    _ pairs: [String: Value], each: (inout PackedWords, Value) -> Void
  ) {
    add(pairs.sorted { $0.key < $1.key }) {
      $0.add($1.key)
      each(&$0, $1.value)
    }
  }
}

/// Reads words that were packed, in the order in which they were written.
///
/// What was cut off is read as nothing: no test of a program would pass with it.
struct PackedWordsReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func number() -> Int {
    var value = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard byte != UInt8(ascii: ":") else { break }
      value = value &* 10 &+ Int(byte) &- 48
    }
    return value
  }

  mutating func flag() -> Bool { number() == 1 }

  mutating func word() -> String {
    let end = min(max(number(), 0) + position, bytes.count)
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  mutating func optionalWord() -> String? { flag() ? word() : nil }

  mutating func list<Value>(_ each: (inout PackedWordsReader) -> Value) -> [Value] {
    let count = number()
    var values: [Value] = []
    while values.count < count, position < bytes.count { values.append(each(&self)) }
    return values
  }

  mutating func pairs<Value>(_ each: (inout PackedWordsReader) -> Value) -> [String: Value] {
    var pairs: [String: Value] = [:]
    for _ in 0..<number() where position < bytes.count {
      let name = word()
      pairs[name] = each(&self)
    }
    return pairs
  }
}
