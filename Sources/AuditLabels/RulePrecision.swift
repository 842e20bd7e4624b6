package import AccessibilityAudit

/// The numbers of a rule's findings that people called true and false.
package struct RulePrecision: Equatable, Sendable {
  /// The name of the rule.
  package var rule: String
  /// The number of true findings.
  package var trueCount = 0
  /// The number of false findings.
  package var falseCount = 0
  /// The number of findings for which the input does not show whether they are true.
  package var unsureCount = 0
  /// The number of findings without a verdict.
  package var openCount = 0

  /// The number of findings.
  package var count: Int { trueCount + falseCount + unsureCount + openCount }

  /// The share of the judged findings that is true, from 0 to 1, or `nil` if none is judged true or false.
  package var share: Double? { measured.share }

  /// The figure of the findings that are judged true or false.
  package var measured: MeasuredPrecision {
    MeasuredPrecision(trueCount, of: trueCount + falseCount)
  }

  init(rule: String) { self.rule = rule }

  mutating func count(_ verdict: Verdict?) {
    switch verdict {
    case .true: trueCount += 1
    case .false: falseCount += 1
    case .unsure: unsureCount += 1
    case nil: openCount += 1
    }
  }
}

extension FindingLabels {
  /// The precision of each rule with findings, in the order of the rules' names.
  package var precisions: [RulePrecision] {
    var rules: [String: RulePrecision] = [:]
    for finding in findings where finding.isFound {
      rules[finding.rule, default: RulePrecision(rule: finding.rule)].count(finding.verdict)
    }
    return rules.values.sorted { $0.rule < $1.rule }
  }

  /// Returns the combined precision of some of the findings.
  package func precision(
    of name: String, where isCounted: (LabelledFinding) -> Bool = { _ in true }
  ) -> RulePrecision {
    var precision = RulePrecision(rule: name)
    for finding in findings where finding.isFound && isCounted(finding) {
      precision.count(finding.verdict)
    }
    return precision
  }
}
