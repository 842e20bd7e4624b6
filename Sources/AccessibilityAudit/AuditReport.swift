public import Documents

/// What an audit found on several screens and flows.
public struct AuditReport: Sendable {
  /// What was found on each, in the order in which they were given.
  public var results: [AuditResult]
  /// What is wrong with suppressions, those of the file included.
  public var problems: [SuppressionProblem]
  /// Why inputs could not be read; nothing is known of them.
  package var unread: [SourceError]

  /// Puts the results of an audit together, and marks what was found before.
  ///
  /// Screens of one name can have the same finding: these are told apart by their number in the report, so
  /// that one more of them is new.
  ///
  /// - Parameters:
  ///   - results: What was found on each input.
  ///   - audit: The audit that found it.
  ///   - unread: Why inputs could not be read.
  public init(_ results: [AuditResult], by audit: Audit, unread: [SourceError] = []) {
    self.results = results
    self.unread = unread
    var counts: [String: Int] = [:]
    for index in results.indices { self.results[index].number(&counts, since: audit.baseline) }
    problems = results.flatMap(\.problems)
    let used = results.reduce(into: Set<Int>()) { $0.formUnion($1.usedSuppressions) }
    // A rule that found nothing to run on, such as one for flows, says nothing of its suppressions.
    let checked = Set(results.flatMap { $0.results.map(\.page.id) })
    for (index, suppression) in audit.suppressions.enumerated() {
      if let until = suppression.until, let today = audit.today, until < today {
        problems.append(
          .ended(suppression.rule, until, suppression.path, suppression.location))
      } else if !used.contains(index), suppression.rule == "*" || checked.contains(suppression.rule)
      {
        problems.append(.unused(suppression.rule, suppression.path, suppression.location))
      }
    }
  }

  /// Returns whether the report holds anything that should fail a build.
  ///
  /// - Parameter severity: The mildest severity that fails, or `nil` when nothing does.
  /// - Returns: Whether a finding that counts, or a suppression that has ended, is that bad.
  public func fails(on severity: Severity?) -> Bool {
    guard let severity else { return false }
    if problems.contains(where: { $0.severity >= severity }) { return true }
    return results.contains { result in
      result.results.contains { rule in
        rule.findings.contains { $0.counts && !$0.needsReview && $0.severity >= severity }
      }
    }
  }

  /// The pages of all rules that were checked, in the order of the registry.
  package var pages: [RulePage] {
    let ids = Set(results.flatMap { $0.results.map(\.page.id) })
    return Rules.all.map { $0.page }.filter { ids.contains($0.id) }
  }

  /// Returns how many findings count at a severity.
  ///
  /// - Parameter severity: The severity.
  /// - Returns: Their number, over all results.
  public func count(_ severity: Severity) -> Int { counts[FindingKind(severity)] }

  /// How many findings of each kind there are, over all results.
  package var counts: FindingCounts { results.reduce(into: FindingCounts()) { $0 += $1.counts } }
}
