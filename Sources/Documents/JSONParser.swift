/// Reads JSON into a flat list of located nodes, without recursion.
///
/// Foundation's reader gives no positions, and every message here names a line and a column. `NaN` and
/// `Infinity`, which Python and JavaScript tools write, are read as numbers, so that the key that holds
/// them can say so. A lone surrogate becomes U+FFFD.
struct JSONParser {
  /// The deepest nesting that is read.
  static let maximumDepth = 1_000_000

  static let cutShort = "the file was cut short: dump it again"

  private let source: SourceText
  private var position = 0
  private var entries: [Document.Entry] = []
  private var open: [Int] = []
  /// The keys of each open mapping, by the same index as `open`; empty sets for lists.
  private var keys: [Set<String>] = []

  init(_ source: SourceText) {
    self.source = source
    entries.reserveCapacity(min(source.bytes.count / 12, Document.maximumCount))
  }

  mutating func parse() throws(SourceError) -> [Document.Entry] {
    try value()
    while !open.isEmpty { try next() }
    skipSpace()
    if position < source.bytes.count {
      throw error("the JSON ends here, but more text follows")
    }
    return entries
  }

  // Reads what may follow inside the innermost list or mapping: an end, or a comma and a value.
  private mutating func next() throws(SourceError) {
    let isMapping = entries[open[open.count - 1]].kind == .mapping
    let isEmpty = open[open.count - 1] == entries.count - 1
    skipSpace()
    guard let byte = peek else { throw truncated() }
    if byte == (isMapping ? 0x7D : 0x5D) {
      position += 1
      close()
      return
    }
    if !isEmpty {
      guard byte == 0x2C else {
        throw error("expected a comma or \(isMapping ? "'}'" : "']'")")
      }
      position += 1
      skipSpace()
    }
    if isMapping { try key() }
    try value()
  }

  private mutating func key() throws(SourceError) {
    guard let byte = peek else { throw truncated() }
    guard byte == 0x22 else { throw error("expected a key in double quotes") }
    let start = position
    let name = try string()
    append(.string, at: start, text: name)
    if !keys[keys.count - 1].insert(name).inserted {
      throw source.error("the key \(SafeText.quoted(name)) is given twice", at: start)
    }
    skipSpace()
    guard peek == 0x3A else { throw peek == nil ? truncated() : error("expected a colon") }
    position += 1
  }

  private mutating func value() throws(SourceError) {
    if entries.count >= Document.maximumCount { throw error(Document.tooMany) }
    skipSpace()
    guard let byte = peek else { throw truncated() }
    let start = position
    switch byte {
    case 0x7B, 0x5B:
      position += 1
      if open.count >= Self.maximumDepth {
        throw error("the JSON is nested deeper than \(Self.maximumDepth) levels")
      }
      open.append(entries.count)
      keys.append([])
      append(byte == 0x7B ? .mapping : .sequence, at: start, text: "")
    case 0x22:
      let text = try string()
      append(.string, at: start, text: text)
    default:
      try word(at: start)
    }
  }

  private mutating func word(at start: Int) throws(SourceError) {
    while let byte = peek, isWord(byte) { position += 1 }
    let text = String(decoding: source.bytes[start..<position], as: UTF8.self)
    switch text {
    case "true", "false": append(.boolean, at: start, text: text)
    case "null": append(.null, at: start, text: text)
    case "NaN", "Infinity", "-Infinity": append(.number, at: start, text: text)
    default:
      guard isNumber(text.utf8) else {
        throw source.error(
          text.isEmpty ? "expected a value" : "\(SafeText.quoted(text)) is no JSON value",
          at: start)
      }
      append(.number, at: start, text: text)
    }
  }

  private mutating func string() throws(SourceError) -> String {
    let start = position
    position += 1
    let end = source.bytes.withUnsafeBufferPointer { bytes in
      var index = position
      while index < bytes.count, bytes[index] != 0x22, bytes[index] != 0x5C, bytes[index] >= 0x20 {
        index += 1
      }
      return index
    }
    if end < source.bytes.count, source.bytes[end] == 0x22 {
      let text = String(decoding: source.bytes[position..<end], as: UTF8.self)
      position = end + 1
      return text
    }
    var unescaper = JSONStringReader(source: source, position: position, start: start)
    let text = try unescaper.read()
    position = unescaper.position
    return text
  }

  private mutating func append(_ kind: Document.Kind, at start: Int, text: String) {
    entries.append(
      .init(
        kind: kind, offset: Int32(start), end: Int32(entries.count + 1),
        sourceEnd: Int32(kind == .mapping || kind == .sequence ? start : position), text: text))
  }

  private mutating func close() {
    entries[open.removeLast()].end = Int32(entries.count)
    keys.removeLast()
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private var peek: UInt8? { position < source.bytes.count ? source.bytes[position] : nil }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x5F: true
    default: byte >= 0x80
    }
  }

  private func isNumber(_ text: String.UTF8View) -> Bool {
    var rest = text[...]
    if rest.first == 0x2D { rest.removeFirst() }
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    if digits.isEmpty || (digits.first == 0x30 && digits.count > 1) { return false }
    rest = rest.dropFirst(digits.count)
    if rest.first == 0x2E {
      let fraction = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
      if fraction.isEmpty { return false }
      rest = rest.dropFirst(fraction.count + 1)
    }
    if rest.first == 0x65 || rest.first == 0x45 {
      rest.removeFirst()
      if rest.first == 0x2B || rest.first == 0x2D { rest.removeFirst() }
      let exponent = rest.prefix { (0x30...0x39).contains($0) }
      if exponent.isEmpty { return false }
      rest = rest.dropFirst(exponent.count)
    }
    return rest.isEmpty
  }

  private func error(_ message: String) -> SourceError { source.error(message, at: position) }

  private func truncated() -> SourceError {
    source.error(
      "the JSON ends in the middle", at: source.bytes.count,
      suggestion: Self.cutShort)
  }
}
