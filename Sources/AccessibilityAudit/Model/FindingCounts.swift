/// The number of findings of each kind, the same in a terminal, a file, a page and an index.
///
///     1 error, 0 warnings, 2 notes, 1 review
public struct FindingCounts: Equatable, Sendable {
  private var counts: [FindingKind: Int] = [:]
  /// The number of findings that the baseline contains.
  public private(set) var known = 0
  /// The number of suppressed findings.
  public private(set) var suppressed = 0
  /// How many of these the screens suppress themselves.
  package private(set) var suppressedInSource = 0

  /// Counts findings.
  ///
  /// - Parameter findings: The findings, including those that do not count.
  public init(_ findings: some Sequence<Finding> = []) {
    for finding in findings {
      if let suppression = finding.suppression {
        suppressed += 1
        if suppression.origin == .inSource { suppressedInSource += 1 }
      } else if finding.isKnown {
        known += 1
      } else {
        counts[finding.kind, default: 0] += 1
      }
    }
  }

  /// The number of counted findings of a kind.
  ///
  /// - Parameter kind: The kind.
  public subscript(kind: FindingKind) -> Int { counts[kind] ?? 0 }

  /// The number of counted findings, including reviews.
  public var total: Int { counts.values.reduce(0, +) }

  /// The kinds that have findings, the worst first, each with its number as text: "2 errors".
  public var present: [(kind: FindingKind, words: String)] {
    FindingKind.allCases.reversed().filter { self[$0] > 0 }.map { ($0, words(of: $0)) }
  }

  /// All kinds as text, the worst first, then findings that do not count: "1 error, …; 2 in the baseline; 1
  /// suppressed".
  public var summary: String {
    var words = FindingKind.allCases.reversed().map { self.words(of: $0) }.joined(separator: ", ")
    if known > 0 { words += "; \(known) in the baseline" }
    if suppressed > 0 { words += "; \(suppressed) suppressed" }
    return words
  }

  private func words(of kind: FindingKind) -> String {
    "\(self[kind]) \(kind.rawValue)\(self[kind] == 1 ? "" : "s")"
  }

  /// Adds counts to others.
  ///
  /// - Parameters:
  ///   - counts: The counts to change.
  ///   - others: The counts to add.
  public static func += (counts: inout FindingCounts, others: FindingCounts) {
    counts.counts.merge(others.counts) { $0 + $1 }
    counts.known += others.known
    counts.suppressed += others.suppressed
    counts.suppressedInSource += others.suppressedInSource
  }
}
