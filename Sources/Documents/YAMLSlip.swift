/// A slip in YAML that libyaml notices only later, told where it was made.
struct YAMLSlip {
  let message: String
  let offset: Int
  let suggestion: String

  /// Finds the slip behind a problem: by the last text that was read, and by the lines around the problem.
  init?(_ last: Document.Entry?, _ problem: String, at place: Int, in source: SourceText) {
    let bytes = source.bytes
    let lines = Self.lines(before: place, in: bytes)
    if let last, last.kind == .string, let text = Self.openQuote(last, before: place, bytes) {
      self.init("the quote that begins here does not end on this line", text, "close it")
    } else if let (start, text) = lines.last.flatMap(Self.bareDash) {
      self.init("a dash needs a space after it", start, "write \(text)")
    } else if problem.hasPrefix("did not find expected"),
      let (end, sign, repair) = Self.closedText(before: place, in: bytes)
    {
      self.init("text follows the \(sign) that ends here", end, "put the whole text in \(repair)")
    } else if let line = lines.suffix(2).first(where: { Self.assignment($0) != nil }),
      let words = Self.assignment(line), Self.lackingColon.contains(where: problem.contains)
    {
      self.init(
        "a key and its value need a colon between them", words.start,
        "write \(words.key): \(words.value)")
    } else if Self.lackingColon.contains(where: problem.contains),
      let (start, text) = lines.suffix(2).lazy.compactMap(Self.lackingBlank).first
    {
      self.init("a colon needs a space after it", start, "write \(text)")
    } else if Self.lackingColon.contains(where: problem.contains),
      let (start, word) = lines.suffix(2).lazy.compactMap(Self.bareWord).first
    {
      self.init(
        "this line is neither a key with its value nor an item of a list", start,
        "write \(word): VALUE, or begin each item of the list with \"- \"")
    } else {
      return nil
    }
  }

  private init(_ message: String, _ offset: Int, _ suggestion: String) {
    (self.message, self.offset, self.suggestion) = (message, offset, suggestion)
  }

  private static let lackingColon = [
    "could not find expected ':'", "mapping values are not allowed in this context",
  ]

  /// The lines with text before a place, and that which holds it, the last one at the end.
  private static func lines(before place: Int, in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var end = bytes[min(place, bytes.count)...].firstIndex(of: 0x0A) ?? bytes.count
    var lines: [ArraySlice<UInt8>] = []
    while lines.count < 2 {
      let start = bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let line = bytes[start..<end].prefix(most)
      if line.contains(where: { $0 > 0x20 }) { lines.insert(line, at: 0) }
      if start == 0 { break }
      end = start - 1
    }
    return lines
  }

  /// Where a text in quotes begins that ends in the line of the problem and in a later line than it began.
  private static func openQuote(
    _ entry: Document.Entry, before place: Int, _ bytes: [UInt8]
  ) -> Int? {
    let (start, end) = (Int(entry.offset), Int(entry.sourceEnd))
    guard start < end, end <= place, bytes[start] == 0x22 || bytes[start] == 0x27,
      bytes[start..<end].contains(0x0A), !bytes[end..<place].contains(0x0A)
    else { return nil }
    return start
  }

  /// A line `-button: Pay`, and how it is written.
  private static func bareDash(_ line: ArraySlice<UInt8>) -> (start: Int, text: String)? {
    let content = line.drop { $0 == 0x20 }
    let rest = content.dropFirst()
    guard content.first == 0x2D, let next = rest.first, (0x61...0x7A).contains(next | 0x20),
      rest.contains(0x3A)
    else { return nil }
    return (content.startIndex, "- " + SafeText.line(String(decoding: rest, as: UTF8.self)))
  }

  /// The quote or bracket that ends a text before a place, behind which its line goes on, and how to write such a text.
  private static func closedText(
    before place: Int, in bytes: [UInt8]
  ) -> (end: Int, sign: String, repair: String)? {
    let before = bytes[..<min(place, bytes.count)]
    guard place < bytes.count, bytes[place] > 0x20,
      let end = before.lastIndex(where: { $0 != 0x20 })
    else { return nil }
    switch bytes[end] {
    case 0x22: return (end, "quote", "single quotes: '…'")
    case 0x27: return (end, "quote", "double quotes: \"…\"")
    case 0x5D, 0x7D: return (end, "bracket", "quotes")
    default: return nil
    }
  }

  /// A line `key = value` or `key Value`, where the key is one word in lower case.
  private static func assignment(
    _ line: ArraySlice<UInt8>
  ) -> (start: Int, key: String, value: String)? {
    let content = line.drop { $0 == 0x20 || $0 == 0x2D }
    let key = content.prefix { (0x61...0x7A).contains($0 | 0x20) }
    var rest = content[key.endIndex...]
    guard !key.isEmpty, rest.first == 0x20 || rest.first == 0x3D, !content.contains(0x3A) else {
      return nil
    }
    rest = rest.drop { $0 == 0x20 || $0 == 0x3D }
    guard !rest.isEmpty else { return nil }
    return (
      key.startIndex, SafeText.line(String(decoding: key, as: UTF8.self)),
      SafeText.line(String(decoding: rest, as: UTF8.self))
    )
  }

  /// A line `key:value`, and how it is written.
  private static func lackingBlank(_ line: ArraySlice<UInt8>) -> (start: Int, text: String)? {
    let content = line.drop { $0 == 0x20 || $0 == 0x2D }
    let key = content.prefix { (0x61...0x7A).contains($0 | 0x20) }
    let rest = content[key.endIndex...]
    // An address is a text.
    guard !key.isEmpty, rest.first == 0x3A, let next = rest.dropFirst().first, next > 0x20,
      next != 0x2F
    else { return nil }
    let (word, value) = (String(decoding: key, as: UTF8.self), rest.dropFirst())
    return (key.startIndex, SafeText.line("\(word): \(String(decoding: value, as: UTF8.self))"))
  }

  /// A line that holds one word alone.
  private static func bareWord(_ line: ArraySlice<UInt8>) -> (start: Int, word: String)? {
    let content = line.drop { $0 == 0x20 }
    let word = content.prefix { (0x61...0x7A).contains($0 | 0x20) }
    guard !word.isEmpty, content[word.endIndex...].allSatisfy({ $0 <= 0x20 }) else { return nil }
    return (word.startIndex, String(decoding: word, as: UTF8.self))
  }

  /// How much of a line is looked at.
  private static let most = 200
}
