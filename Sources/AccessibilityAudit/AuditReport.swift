public import Documents

/// The results of an audit of several screens and flows.
public struct AuditReport: Sendable {
  /// A screen title that belonged to another file when the baseline was written.
  package struct TakenTitle: Hashable, Sendable {
    /// The title.
    package let title: String
    /// The file that had it.
    package let former: String
    /// The file that has it now.
    package let file: String
  }

  /// The results of each screen and flow, in input order.
  public let results: AuditResults
  /// The problems with suppressions, including those in the file.
  public private(set) var problems: [SuppressionProblem] = []
  /// Why inputs could not be read; nothing is known of them.
  package let unread: [SourceError]
  /// The number of findings of each kind, over all results.
  package private(set) var counts = FindingCounts()
  /// The pages of all rules that were checked, in the order of the registry.
  package let pages: [RulePage]
  /// Files that now have the title of another file in the baseline, whose findings therefore count as known; each
  /// once.
  package private(set) var takenTitles: [TakenTitle] = []
  /// Suppressions for one screen that apply to several files because these share its title, with the files.
  package private(set) var sharedSuppressions: [(suppression: Suppression, files: [String])] = []
  /// The number of rules with each outcome, over all results.
  package private(set) var outcomes: [Outcome: Int] = [:]
  /// The worst severity of the findings that count and need no review.
  private var worst: Severity?

  /// Combines the results of an audit, and marks findings of the baseline.
  ///
  /// Screens with the same name can have the same finding. A number in the report distinguishes such findings, so an
  /// additional one counts as new.
  ///
  /// - Parameters:
  ///   - results: The results of each input.
  ///   - audit: The audit that produced them.
  ///   - unread: The reasons why inputs could not be read.
  public init(_ results: [AuditResult], by audit: Audit, unread: [SourceError] = []) {
    self.init(AuditResults(results), by: audit, unread: unread)
  }

  /// Combines the results of an audit, and marks findings of the baseline.
  ///
  /// - Parameters:
  ///   - results: The results of each input.
  ///   - audit: The audit that produced them.
  ///   - unread: The reasons why inputs could not be read.
  public init(_ results: consuming AuditResults, by audit: Audit, unread: [SourceError] = []) {
    self.unread = unread
    var numbers = FingerprintCounts()
    var used: Set<Int> = []
    // A rule that found nothing to run on, such as one for flows, says nothing of its suppressions.
    var checked: Set<String> = []
    var seen: Set<TakenTitle> = []
    var bearers: [Int: [String]] = [:]
    for index in results.indices {
      var result = results[index]
      result.number(&numbers, since: audit.baseline)
      problems += result.problems
      used.formUnion(result.usedSuppressions)
      for index in result.usedSuppressions where audit.suppressions[index].screen != "*" {
        if bearers[index]?.last != result.path { bearers[index, default: []].append(result.path) }
      }
      counts += result.counts
      for rule in result.results {
        checked.insert(rule.page.id)
        outcomes[rule.outcome, default: 0] += 1
        for finding in rule.findings where finding.counts && !finding.needsReview {
          worst = max(worst ?? finding.severity, finding.severity)
        }
        for finding in rule.findings where finding.isKnown && finding.suppression == nil {
          let file = finding.place?.file ?? result.path
          let former = audit.baseline?.formerFile(of: finding.fingerprint, now: file)
          guard let former else { continue }
          let taken = TakenTitle(title: result.name ?? file, former: former, file: file)
          if seen.insert(taken).inserted { takenTitles.append(taken) }
        }
      }
      if result.hasFindings { results[index] = result }
    }
    self.results = results
    pages = Rules.all.map { $0.page }.filter { checked.contains($0.id) }
    var unused: [Suppression] = []
    for (index, suppression) in audit.suppressions.enumerated() {
      if let files = bearers[index], files.count > 1 {
        sharedSuppressions.append((suppression, files))
      }
      if let until = suppression.until, let today = audit.today, until < today {
        problems.append(
          .ended(suppression.rule, until, suppression.path, suppression.location))
      } else if !used.contains(index), suppression.rule == "*" || checked.contains(suppression.rule)
      {
        unused.append(suppression)
      }
    }
    let places = places(of: Set(unused.filter { $0.element != "*" }.map(\.rule)))
    for suppression in unused {
      let others = suppression.element == "*" ? [] : places[suppression.rule] ?? []
      problems.append(
        .unused(suppression.rule, suppression.path, suppression.location, others: others))
    }
  }

  /// Returns the places of the counted findings of some rules, in the form that suppressions use.
  private func places(of rules: Set<String>) -> [String: [String]] {
    var places: [String: [String]] = [:]
    if rules.isEmpty { return places }
    for result in results where result.hasFindings {
      let screen = result.name ?? Suppression.stem(of: result.path)
      for finding in result.findings where finding.counts && rules.contains(finding.rule) {
        guard let place = finding.place else { continue }
        places[finding.rule, default: []].append("\(screen)/\(place.id ?? place.path)")
      }
    }
    return places
  }

  /// Returns whether the report should fail a build.
  ///
  /// - Parameter severity: The mildest severity that fails, or `nil` if none does.
  /// - Returns: Whether a counted finding, or an ended suppression, has this severity or a worse one.
  public func fails(on severity: Severity?) -> Bool {
    guard let severity else { return false }
    return problems.contains { $0.severity >= severity } || worst.map { $0 >= severity } ?? false
  }

  /// Returns the number of counted findings of a severity.
  ///
  /// - Parameter severity: The severity.
  /// - Returns: The number in all results.
  public func count(_ severity: Severity) -> Int { counts[FindingKind(severity)] }
}
