import AccessibilityTree

/// What the results of an audit have in common.
struct PackedTables: Sendable {
  /// What the results of a rule have in common.
  struct Heading: Hashable {
    var rule: String
    var reader: String
    var platform: Platform?
  }

  /// Texts that are held once; further ones stand where they are used.
  private static let mostTexts = 4_096
  /// Lists of outcomes that are looked for among the others.
  private static let mostLists = 1_024

  private(set) var headings = InternTable<Heading>()
  private(set) var lacks = InternTable<[RuleResult.Lack]>()
  private(set) var suppressions = InternTable<AppliedSuppression>()
  private(set) var texts = InternTable<String>()
  private var pages: [String: SharedPage] = [:]
  private var lists: Set<[UInt8]> = []

  /// Adds the heading of a rule's result.
  mutating func add(headingOf rule: RuleResult, to bytes: inout PackedWriter) {
    let heading = Heading(rule: rule.page.id, reader: rule.reader, platform: rule.platform)
    if pages[heading.rule] == nil { pages[heading.rule] = rule.sharedPage }
    bytes.add(headings.number(of: heading) ?? 0)
  }

  /// Adds what elements lacked.
  mutating func add(_ lacking: [RuleResult.Lack], to bytes: inout PackedWriter) {
    bytes.add(lacks.number(of: lacking) ?? 0)
  }

  /// Adds why a finding does not count.
  mutating func add(_ suppression: AppliedSuppression?, to bytes: inout PackedWriter) {
    bytes.add(suppression.flatMap { suppressions.number(of: $0) }.map { $0 + 1 } ?? 0)
  }

  /// Adds a text that other findings are likely to have, too.
  mutating func add(common text: String, to bytes: inout PackedWriter) {
    let number = texts.number(of: text, limit: Self.mostTexts)
    bytes.add(number.map { $0 + 1 } ?? 0)
    if number == nil { bytes.add(text) }
  }

  /// Returns a list of outcomes, the one that is held already where there is an equal one.
  mutating func shared(_ list: [UInt8]) -> [UInt8] {
    if lists.count < Self.mostLists { return lists.insert(list).memberAfterInsert }
    return lists.firstIndex(of: list).map { lists[$0] } ?? list
  }

  /// Reads the heading of a rule's result, which has no findings yet.
  func rule(_ bytes: inout PackedReader) -> RuleResult? {
    let heading = headings.values[bytes.number()]
    guard let page = pages[heading.rule] else { return nil }
    return RuleResult(page, reader: heading.reader, platform: heading.platform)
  }

  func lacking(_ bytes: inout PackedReader) -> [RuleResult.Lack] { lacks.values[bytes.number()] }

  func suppression(_ bytes: inout PackedReader) -> AppliedSuppression? {
    let number = bytes.number()
    return number == 0 ? nil : suppressions.values[number - 1]
  }

  func common(_ bytes: inout PackedReader) -> String {
    let number = bytes.number()
    return number == 0 ? bytes.text() : texts.values[number - 1]
  }
}
