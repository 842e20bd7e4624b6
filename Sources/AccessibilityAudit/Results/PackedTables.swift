import AccessibilityTree

/// The data that the results of an audit share.
struct PackedTables: Sendable {
  /// The data that the results of a rule share.
  private struct Heading: Hashable {
    var rule: String
    var reader: String
    var platform: Platform?
  }

  /// The maximum number of words that are stored once; further words are stored where they occur.
  private static let mostWords = 16_384
  /// The maximum number of bytes of such a word.
  private static let longestWord = 32
  /// The maximum number of lists that are stored once.
  private static let mostLists = 1_024

  private var headings = InternTable<Heading>()
  private var lacks = InternTable<[RuleResult.Lack]>()
  private var suppressions = InternTable<AppliedSuppression>()
  // By their bytes: texts are equal to some that are written otherwise.
  private var words = InternTable<[UInt8]>()
  private var lists = InternTable<[UInt8]>()
  private var pages: [String: SharedPage] = [:]

  /// Adds the heading of a rule's result.
  mutating func add(headingOf rule: RuleResult, to bytes: inout PackedWriter) {
    let heading = Heading(rule: rule.page.id, reader: rule.reader, platform: rule.platform)
    if pages[heading.rule] == nil { pages[heading.rule] = rule.sharedPage }
    bytes.add(headings.number(of: heading) ?? 0)
  }

  /// Reads the heading of a rule's result, which has no findings yet.
  func rule(_ bytes: inout PackedReader) -> RuleResult? {
    let heading = headings.values[bytes.number()]
    guard let page = pages[heading.rule] else { return nil }
    return RuleResult(page, reader: heading.reader, platform: heading.platform)
  }

  /// Adds what elements lacked.
  mutating func add(_ lacking: [RuleResult.Lack], to bytes: inout PackedWriter) {
    bytes.add(lacks.number(of: lacking) ?? 0)
  }

  func lacking(_ bytes: inout PackedReader) -> [RuleResult.Lack] { lacks.values[bytes.number()] }

  /// Adds why a finding does not count.
  mutating func add(_ suppression: AppliedSuppression?, to bytes: inout PackedWriter) {
    bytes.add(suppression.flatMap { suppressions.number(of: $0) }.map { $0 + 1 } ?? 0)
  }

  func suppression(_ bytes: inout PackedReader) -> AppliedSuppression? {
    let number = bytes.number()
    return number == 0 ? nil : suppressions.values[number - 1]
  }

  /// Adds a list that other results probably contain as well.
  mutating func add(common list: [UInt8], to bytes: inout PackedWriter) {
    let number = lists.number(of: list, limit: Self.mostLists)
    bytes.add(number.map { $0 + 1 } ?? 0)
    if number == nil { bytes.add(list) }
  }

  func common(_ bytes: inout PackedReader) -> [UInt8] {
    let number = bytes.number()
    return number == 0 ? [UInt8](bytes.list()) : lists.values[number - 1]
  }

  /// Adds a text word by word: findings differ in names and numbers, and share their other words.
  mutating func add(_ text: String, to bytes: inout PackedWriter) {
    let words = text.utf8.split(separator: Self.space, omittingEmptySubsequences: false)
    bytes.add(words.count)
    for word in words {
      let number = number(ofWord: word)
      bytes.add(number.map { $0 + 1 } ?? 0)
      if number == nil { bytes.add(word) }
    }
  }

  func text(_ bytes: inout PackedReader) -> String {
    var text: [UInt8] = []
    for index in 0..<bytes.number() {
      if index > 0 { text.append(Self.space) }
      let number = bytes.number()
      if number == 0 { text += bytes.list() } else { text += words.values[number - 1] }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func number(ofWord word: Substring.UTF8View) -> Int? {
    // What is numbered is another word on each screen.
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if word.count > Self.longestWord || word.contains(where: digits.contains) { return nil }
    return words.number(of: [UInt8](word), limit: Self.mostWords)
  }

  private static let space = UInt8(ascii: " ")
}
