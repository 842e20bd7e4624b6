internal import Texts

extension PluralRules {
  /// Reads the rules of a phrasebook.
  init(reading node: DocumentNode) throws(SourceError) {
    try node.requireMapping(for: "plurals")
    try node.forEachPair { (name, rule) throws(SourceError) in
      guard let category = PluralCategory(rawValue: name.text), category != .other else {
        let known = PluralCategory.allCases.dropLast().map(\.rawValue)
        throw name.error(
          "unknown plural: \(SafeText.quoted(name.text))",
          suggestion: Spelling.suggestion(for: name.text, among: known, noun: "plurals"))
      }
      let text = try rule.string(for: name.text)
      guard let groups = Self.groups(text) else {
        throw rule.error(
          "no rule for a plural: \(SafeText.quoted(text))",
          suggestion: "write one like \"n % 10 = 2..4 and n % 100 != 12..14\"")
      }
      rules.append((category, groups))
    }
  }

  /// Returns the conditions of a rule, joined by "and" within a group and by "or" between groups.
  private static func groups(_ text: String) -> [[Condition]]? {
    var groups: [[Condition]] = [[]]
    var words: [Substring] = []
    func close() -> Bool {
      guard let condition = condition(words) else { return false }
      groups[groups.count - 1].append(condition)
      words = []
      return true
    }
    for word in text.split(separator: " ") {
      switch word {
      case "and":
        guard close() else { return nil }
      case "or":
        guard close() else { return nil }
        groups.append([])
      default: words.append(word)
      }
    }
    return close() ? groups : nil
  }

  /// Reads `n = 1`, `n % 10 != 2..4` or `n = 0, 1`.
  private static func condition(_ words: [Substring]) -> Condition? {
    var words = words[...]
    guard words.popFirst() == "n" else { return nil }
    var divisor: Int?
    if words.first == "%" {
      words = words.dropFirst()
      guard let number = words.popFirst().flatMap({ Int($0) }), number > 0 else { return nil }
      divisor = number
    }
    guard let sign = words.popFirst(), sign == "=" || sign == "!=", !words.isEmpty else {
      return nil
    }
    var ranges: [ClosedRange<Int>] = []
    for part in words.joined().split(separator: ",", omittingEmptySubsequences: false) {
      let bounds = part.split(separator: ".").map { Int($0) }
      guard (1...2).contains(bounds.count), let low = bounds[0],
        let high = bounds[bounds.count - 1], low >= 0, low <= high
      else { return nil }
      ranges.append(low...high)
    }
    return Condition(divisor: divisor, isIncluded: sign == "=", ranges: ranges)
  }
}
