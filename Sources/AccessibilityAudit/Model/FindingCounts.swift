/// How many findings of each kind there are: the same numbers in a terminal, a file, a page and an index.
///
///     1 error, 0 warnings, 2 notes, 1 review
public struct FindingCounts: Equatable, Sendable {
  private var counts: [FindingKind: Int] = [:]
  /// How many were there before, in the baseline.
  public private(set) var known = 0
  /// How many are suppressed.
  public private(set) var suppressed = 0

  /// Counts findings.
  ///
  /// - Parameter findings: The findings, those that do not count among them.
  public init(_ findings: some Sequence<Finding> = []) {
    for finding in findings {
      if finding.suppression != nil {
        suppressed += 1
      } else if finding.isKnown {
        known += 1
      } else {
        counts[finding.kind, default: 0] += 1
      }
    }
  }

  /// How many findings of a kind count.
  ///
  /// - Parameter kind: The kind.
  public subscript(kind: FindingKind) -> Int { counts[kind] ?? 0 }

  /// How many findings count, reviews among them.
  public var total: Int { counts.values.reduce(0, +) }

  /// The kinds that there are findings of, the worst first, each with its number in words: "2 errors".
  public var present: [(kind: FindingKind, words: String)] {
    FindingKind.allCases.reversed().filter { self[$0] > 0 }.map { ($0, words(of: $0)) }
  }

  /// All kinds in words, the worst first, and what does not count: "1 error, …; 2 in the baseline; 1 suppressed".
  public var summary: String {
    var words = FindingKind.allCases.reversed().map { self.words(of: $0) }.joined(separator: ", ")
    if known > 0 { words += "; \(known) in the baseline" }
    if suppressed > 0 { words += "; \(suppressed) suppressed" }
    return words
  }

  private func words(of kind: FindingKind) -> String {
    "\(self[kind]) \(kind.rawValue)\(self[kind] == 1 ? "" : "s")"
  }

  /// Adds the numbers of others.
  ///
  /// - Parameters:
  ///   - counts: Numbers.
  ///   - others: The numbers to add.
  public static func += (counts: inout FindingCounts, others: FindingCounts) {
    counts.counts.merge(others.counts) { $0 + $1 }
    counts.known += others.known
    counts.suppressed += others.suppressed
  }
}
