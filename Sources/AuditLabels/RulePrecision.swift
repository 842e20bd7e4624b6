package import AccessibilityAudit

/// How many findings of a rule people called true and false.
package struct RulePrecision: Equatable, Sendable {
  /// The name of the rule.
  package var rule: String
  /// How many are true.
  package var trueCount = 0
  /// How many are false.
  package var falseCount = 0
  /// Of how many the input does not tell.
  package var unsureCount = 0
  /// How many nobody has judged.
  package var openCount = 0

  /// How many there are.
  package var count: Int { trueCount + falseCount + unsureCount + openCount }

  /// The part of the judged ones that is true, from 0 to 1, or `nil` where none is true or false.
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
  /// How precise each rule is that finds something, in the order of the rules' names.
  package var precisions: [RulePrecision] {
    var rules: [String: RulePrecision] = [:]
    for finding in findings where finding.isFound {
      rules[finding.rule, default: RulePrecision(rule: finding.rule)].count(finding.verdict)
    }
    return rules.values.sorted { $0.rule < $1.rule }
  }

  /// Returns how precise some of the findings are together.
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
