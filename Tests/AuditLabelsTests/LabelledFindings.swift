import AccessibilityAudit
import AuditLabels

/// What the audit of today finds on the labelled sets, with the verdicts of people.
struct LabelledFindings: Sendable {
  /// All sets, audited once for all tests.
  static let all = Result { try LabelledFindings() }

  /// The labels of each set.
  let labels: [LabelledSet: FindingLabels]
  /// The labels of all sets together.
  let together: FindingLabels

  private init() throws {
    let recorded = try LabelledSet.allCases.flatMap { try $0.recorded().findings }
    let judged = Set(recorded.filter { $0.verdict != nil }.map(\.rule))
    // A rule that its figure turns off is still measured, so that it can come back.
    let ids = Rules.ids.filter { Self.isOnByDefault($0) || judged.contains($0) }
    let audit = Audit(RuleSelection(only: ids))
    var labels: [LabelledSet: FindingLabels] = [:]
    for set in LabelledSet.allCases { labels[set] = try set.labels(by: audit) }
    self.labels = labels
    together = FindingLabels(LabelledSet.allCases.flatMap { labels[$0]?.findings ?? [] })
  }

  /// Whether a rule is checked unless it is left out: by its figure, or by the estimate that its figure overrules.
  static func isOnByDefault(_ id: String) -> Bool {
    guard let page = Rules.rule(named: id)?.page else { return false }
    return max(page.precision, page.estimatedPrecision) >= RuleSelection().precision
  }

  /// Whether a rule has to be precise: what it says is heard unasked, or is an error.
  static func isHeld(_ id: String) -> Bool {
    isOnByDefault(id) || Rules.rule(named: id)?.page.severity == .error
  }

  /// The figure of each rule that has one.
  var figures: [(rule: String, figure: MeasuredPrecision)] {
    together.precisions.map { ($0.rule, $0.measured) }.filter { $0.1.judgedCount > 0 }
  }

  /// The source text of the table of figures.
  var table: String {
    let rows = figures.map {
      "    \"\($0.rule)\": .init(\($0.figure.trueCount), of: \($0.figure.judgedCount)),\n"
    }
    return """
      // Written by a test from the verdicts: EARSHOT_RECORD=failed swift test --filter AuditLabelsTests
      extension MeasuredPrecision {
        /// The figures of the rules that have any, by the rules' names.
        static let table: [String: MeasuredPrecision] = [\(rows.isEmpty ? ":]" : "\n\(rows.joined())  ]")
      }

      """
  }
}

extension LabelledFinding {
  /// The finding on one line, for people who look it up.
  var line: String { "\(screen): \(rule): \(name.isEmpty ? "the screen" : name): \(message)" }
}
