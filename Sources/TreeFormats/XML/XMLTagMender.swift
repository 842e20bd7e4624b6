/// Reads one start tag that may be malformed.
struct XMLTagMender {
  /// Bytes to be written in place of others.
  struct Edit {
    var range: Range<Int>
    var replacement: [UInt8]
    var message: String
  }

  /// What was found at a `<`.
  enum Finding {
    /// A tag, which is well-formed with the edits.
    case tag
    /// A tag that the end of the text cut.
    case cut
    /// A `<` that starts no tag.
    case noTag
    /// A tag of which nobody knows what was meant.
    case unclear
  }

  /// Where the `<` stands.
  let start: Int
  /// The index after the `>`.
  private(set) var end: Int
  /// The range of the name.
  private(set) var name: Range<Int>
  /// Whether the tag closes itself.
  private(set) var isEmpty = false
  /// What makes the tag well-formed, in order.
  private(set) var edits: [Edit] = []
  private let text: [UInt8]
  /// What a value without an end makes of the tag.
  private var finding = Finding.unclear

  /// Creates a reader.
  init(_ text: [UInt8], at start: Int) {
    self.text = text
    self.start = start
    end = start
    name = start..<start
  }

  /// Reads the tag.
  mutating func run() -> Finding {
    name = range(ofNameAt: start + 1)
    if name.upperBound == text.count { return .cut }
    if name.isEmpty { return .noTag }
    var index = Self.skipTypes(text, name.upperBound)
    if index > name.upperBound {
      edit(name.upperBound..<index, "", "the name of a tag contains types")
    }
    while true {
      let gap = index
      index = skipSpace(index)
      if index == text.count { return .cut }
      if text[index] == UInt8(ascii: ">") { return finish(index) }
      if text[index] == UInt8(ascii: "/") {
        if index + 1 == text.count { return .cut }
        guard text[index + 1] == UInt8(ascii: ">") else { return .unclear }
        isEmpty = true
        return finish(index + 1)
      }
      let attribute = range(ofNameAt: index)
      if attribute.isEmpty || gap == index { return .unclear }
      index = skipSpace(attribute.upperBound)
      if index == text.count { return .cut }
      guard text[index] == UInt8(ascii: "=") else { return .unclear }
      index = skipSpace(index + 1)
      if index == text.count { return .cut }
      guard let next = value(index) else { return finding }
      index = next
    }
  }

  private mutating func finish(_ index: Int) -> Finding {
    end = index + 1
    return .tag
  }

  /// Reads a value in quotes and returns the index after it, `nil` when it has no end.
  private mutating func value(_ opening: Int) -> Int? {
    let quote = text[opening]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    var holdsTag = false
    var index = opening + 1
    while index < text.count {
      switch text[index] {
      case quote:
        if endsValue(index + 1) { return index + 1 }
        // The value of a tag that lost its closing quote runs into the next tag's.
        if holdsTag, text[index - 1] == UInt8(ascii: "=") { return nil }
        edit(
          index..<index + 1, quote == UInt8(ascii: "'") ? "&apos;" : "&quot;",
          "a value contains a quote")
      case UInt8(ascii: "<"):
        if index + 1 < text.count, XMLSniffer.startsName(text[index + 1]) { holdsTag = true }
        edit(index..<index + 1, "&lt;", "a value contains \"<\"")
      case UInt8(ascii: "&"):
        index = reference(index)
        continue
      case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F:
        edit(index..<index + 1, " ", "a value contains a control character")
      default: break
      }
      index += 1
    }
    finding = .cut
    return nil
  }

  /// Reads a reference to a character and returns the index after it.
  private mutating func reference(_ index: Int) -> Int {
    guard let found = XMLReference(text, at: index) else {
      edit(index..<index + 1, "&amp;", "unescaped \"&\"")
      return index + 1
    }
    if let replacement = found.replacement {
      edit(index..<found.end, replacement, "XML does not allow this character")
    }
    return found.end
  }

  private mutating func edit(_ range: Range<Int>, _ replacement: String, _ message: String) {
    edits.append(
      Edit(
        range: range, replacement: Array(replacement.utf8),
        message: replacement.isEmpty
          ? "\(message); left out" : "\(message); read as \"\(replacement)\""))
  }

  /// Passes over the types that a generic class of Swift has behind its name: `HostingView<Row<Text>>`.
  static func skipTypes(_ text: [UInt8], _ index: Int) -> Int {
    guard index < text.count, text[index] == UInt8(ascii: "<") else { return index }
    var depth = 0
    for next in index..<min(text.count, index + 4000) {
      switch text[next] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 { return next + 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "/"): return index
      default: break
      }
    }
    return index
  }

  /// Returns whether the tag goes on or ends at an index, so that a quote before it ends a value.
  private func endsValue(_ index: Int) -> Bool {
    let next = skipSpace(index)
    if next == text.count { return true }
    if text[next] == UInt8(ascii: ">") { return true }
    if text[next] == UInt8(ascii: "/") {
      return next + 1 == text.count || text[next + 1] == UInt8(ascii: ">")
    }
    if next == index { return false }
    let attribute = range(ofNameAt: next)
    if attribute.isEmpty { return false }
    let equals = skipSpace(attribute.upperBound)
    if equals == text.count { return true }
    guard text[equals] == UInt8(ascii: "=") else { return false }
    let opening = skipSpace(equals + 1)
    return opening == text.count || text[opening] == UInt8(ascii: "\"")
      || text[opening] == UInt8(ascii: "'")
  }

  private func range(ofNameAt index: Int) -> Range<Int> {
    guard index < text.count, XMLSniffer.startsName(text[index]) else { return index..<index }
    let end = text[index...].firstIndex { !XMLSniffer.isInName($0) } ?? text.count
    return index..<end
  }

  private func skipSpace(_ index: Int) -> Int {
    text[index...].firstIndex { !XMLSniffer.isSpace($0) } ?? text.count
  }
}
