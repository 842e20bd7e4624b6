/// Which form words take beside a whole number, by rules as Unicode's locale data (CLDR) writes them.
///
/// A rule is `n % 10 = 2..4 and n % 100 != 12..14`; conditions are joined by `and`, and those by `or`.
/// The reader counts things, so that whole numbers are all it needs, and the same bytes come out on every
/// machine whatever locale data it has.
package struct PluralRules: Equatable, Sendable {
  /// One comparison: what is left of the number on division, and where it may or may not lie.
  struct Condition: Equatable, Sendable {
    var divisor: Int?
    var isIncluded: Bool
    var ranges: [ClosedRange<Int>]

    func holds(for number: Int) -> Bool {
      let rest = divisor.map { number % $0 } ?? number
      return ranges.contains { $0.contains(rest) } == isIncluded
    }
  }

  /// The rules in the order in which they are tried: of each, one group of conditions must hold whole.
  var rules: [(category: PluralCategory, groups: [[Condition]])] = []

  /// Creates rules for a language without plurals.
  package init() {}

  /// Returns the form that words take beside a number.
  package func category(of number: Int) -> PluralCategory {
    let number = number == .min ? .max : abs(number)
    let rule = rules.first { rule in
      rule.groups.contains { $0.allSatisfy { $0.holds(for: number) } }
    }
    return rule?.category ?? .other
  }

  /// Returns whether two sets of rules are the same.
  package static func == (first: PluralRules, second: PluralRules) -> Bool {
    first.rules.elementsEqual(second.rules) { $0.category == $1.category && $0.groups == $1.groups }
  }
}
