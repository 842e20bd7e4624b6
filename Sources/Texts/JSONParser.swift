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
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var entries: [Document.Entry] = []
  private var texts: [String] = []
  /// The open lists and mappings, outermost first.
  private var open: [Int32] = []
  private var keys = OpenKeys()

  private init(_ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.bytes = bytes
    entries.reserveCapacity(min(bytes.count / 12, Document.maximumCount))
  }

  /// Reads a text.
  static func read(
    _ source: SourceText
  ) throws(SourceError) -> (entries: [Document.Entry], texts: [String]) {
    try source.bytes.withUnsafeBufferPointer { (bytes) throws(SourceError) in
      var parser = JSONParser(source, bytes)
      try parser.parse()
      return (parser.entries, parser.texts)
    }
  }

  private mutating func parse() throws(SourceError) {
    try value()
    while let innermost = open.last { try next(in: Int(innermost)) }
    skipSpace()
    if position < bytes.count { throw error("the JSON ends here, but more text follows") }
  }

  // Reads what may follow inside the innermost list or mapping: an end, or a comma and a value.
  private mutating func next(in innermost: Int) throws(SourceError) {
    let isMapping = entries[innermost].kind == .mapping
    let isEmpty = innermost == entries.count - 1
    skipSpace()
    guard let byte = peek else { throw truncated() }
    if byte == (isMapping ? 0x7D : 0x5D) {
      position += 1
      entries[innermost].link = Int32(entries.count)
      open.removeLast()
      keys.end()
      return
    }
    if !isEmpty {
      guard byte == 0x2C else {
        throw error("expected a comma or \(isMapping ? "'}'" : "']'")")
      }
      let comma = position
      position += 1
      skipSpace()
      if peek == 0x7D || peek == 0x5D {
        throw source.error(
          "nothing follows this comma", at: comma, suggestion: "remove it, or add a value")
      }
    }
    if isMapping { try key() }
    try value()
  }

  private mutating func key() throws(SourceError) {
    guard let byte = peek else { throw truncated() }
    guard byte == 0x22 else { throw error("expected a key in double quotes") }
    let start = position
    let node = entries.count
    try string()
    let isNew =
      entries[node].link == Document.Entry.asWritten
      ? insertKey(UnsafeBufferPointer(rebasing: bytes[entries[node].textRange]), node)
      : Array(keyText(node).utf8).withUnsafeBufferPointer { insertKey($0, node) }
    if !isNew {
      throw source.error("the key \(SafeText.quoted(keyText(node))) is given twice", at: start)
    }
    skipSpace()
    guard peek == 0x3A else { throw peek == nil ? truncated() : error("expected a colon") }
    position += 1
  }

  private mutating func insertKey(_ key: UnsafeBufferPointer<UInt8>, _ node: Int) -> Bool {
    let (bytes, entries, texts) = (bytes, entries, texts)
    return keys.insert(key, node: node) { other in
      entries[other].link == Document.Entry.asWritten
        ? Array(bytes[entries[other].textRange]) : Array(texts[Int(entries[other].link)].utf8)
    }
  }

  private func keyText(_ node: Int) -> String {
    let entry = entries[node]
    guard entry.link == Document.Entry.asWritten else { return texts[Int(entry.link)] }
    return String(decoding: bytes[entry.textRange], as: UTF8.self)
  }

  private mutating func value() throws(SourceError) {
    if entries.count >= Document.maximumCount { throw error(Document.tooMany) }
    skipSpace()
    guard let byte = peek else { throw truncated() }
    switch byte {
    case 0x7B, 0x5B:
      if open.count >= Self.maximumDepth {
        position += 1
        throw error("the JSON is nested deeper than \(Self.maximumDepth) levels")
      }
      open.append(Int32(entries.count))
      keys.begin()
      append(byte == 0x7B ? .mapping : .sequence, from: position, to: position)
      position += 1
    case 0x22: try string()
    default: try word()
    }
  }

  private mutating func word() throws(SourceError) {
    let start = position
    while let byte = peek, Self.isWord(byte) { position += 1 }
    let word = UnsafeBufferPointer(rebasing: bytes[start..<position])
    if Self.isNumber(word) {
      append(.number, from: start, to: position)
      return
    }
    switch String(decoding: word, as: UTF8.self) {
    case "true", "false": append(.boolean, from: start, to: position)
    case "null": append(.null, from: start, to: position)
    case "NaN", "Infinity", "-Infinity": append(.number, from: start, to: position)
    case let text:
      throw source.error(
        text.isEmpty ? "expected a value" : "\(SafeText.quoted(text)) is not a JSON value",
        at: start)
    }
  }

  private mutating func string() throws(SourceError) {
    let start = position
    var end = start + 1
    while end < bytes.count, bytes[end] != 0x22, bytes[end] != 0x5C, bytes[end] >= 0x20 { end += 1 }
    if end < bytes.count, bytes[end] == 0x22 {
      position = end + 1
      append(.string, from: start, to: position)
      return
    }
    var unescaper = JSONStringReader(source: source, position: start + 1, start: start)
    let text = try unescaper.read()
    position = unescaper.position
    append(.string, from: start, to: position, text: Int32(texts.count))
    texts.append(text)
  }

  private mutating func append(
    _ kind: Document.Kind, from start: Int, to end: Int, text: Int32 = Document.Entry.asWritten
  ) {
    entries.append(.init(offset: Int32(start), sourceEnd: Int32(end), link: text, kind: kind))
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x5F: true
    default: byte >= 0x80
    }
  }

  /// Whether a word is a number as JSON writes one: `-0.5e+3`, and neither `+1`, `01` nor `1.`.
  private static func isNumber(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    if let first = word.first, first != 0x30 || word.count == 1,
      word.allSatisfy({ 0x30 <= $0 && $0 <= 0x39 })
    {
      return true
    }
    var place = 0
    func next() -> UInt8 { place < word.count ? word[place] : 0 }
    func digits() -> Int {
      let start = place
      while (0x30...0x39).contains(next()) { place += 1 }
      return place - start
    }
    if next() == 0x2D { place += 1 }
    let startsWithZero = next() == 0x30
    let whole = digits()
    if whole == 0 || startsWithZero && whole > 1 { return false }
    if next() == 0x2E {
      place += 1
      if digits() == 0 { return false }
    }
    if next() | 0x20 == 0x65 {
      place += 1
      if next() == 0x2B || next() == 0x2D { place += 1 }
      if digits() == 0 { return false }
    }
    return place == word.count
  }

  private func error(_ message: String) -> SourceError { source.error(message, at: position) }

  private func truncated() -> SourceError {
    source.error(
      "the JSON ends in the middle", at: bytes.count,
      suggestion: Self.cutShort)
  }
}
