import AccessibilityAudit
package import Documents

extension FindingLabels {
  /// Reads a file of labels.
  package init(_ source: SourceText) throws(SourceError) {
    let root = try Document(source).root
    var findings: [LabelledFinding] = []
    for item in try root.list(for: "labels") { findings.append(try Self.finding(item)) }
    self.init(findings)
  }

  private static func finding(_ node: DocumentNode) throws(SourceError) -> LabelledFinding {
    guard node.kind == .mapping else {
      throw node.error("a label is a mapping with \"screen\" and \"rule\", not \(node.described)")
    }
    var values: [LabelKey: DocumentNode] = [:]
    try node.forEachPair { (key, value) throws(SourceError) in
      guard let known = LabelKey(rawValue: key.text) else {
        throw key.error(
          "unknown key \(SafeText.quoted(key.text)) in a label",
          suggestion: Spelling.suggestion(
            for: key.text, among: LabelKey.allCases.map(\.rawValue), noun: "keys"))
      }
      values[known] = value
    }
    func text(_ key: LabelKey) throws(SourceError) -> String {
      guard let value = values[key], !value.isBlank else { return "" }
      return try value.string(for: key.rawValue)
    }
    guard values[.screen] != nil, let rule = values[.rule] else {
      throw node.error("a label needs \"screen\" and \"rule\"")
    }
    let id = try text(.rule)
    guard Rules.ids.contains(id) else {
      throw rule.error(
        "unknown rule \(SafeText.quoted(id))",
        suggestion: Rules.question(for: id)
          ?? "earshot audit --list names the rules")
    }
    // Files of before kept the severity that a review would have beside the mark of one.
    let isReview = try values[.review]?.boolean(for: LabelKey.review.rawValue) ?? false
    let kind: FindingKind? = try values[.severity]?.word(
      for: LabelKey.severity.rawValue, noun: "severities")
    return LabelledFinding(
      screen: try text(.screen), rule: id, kind: isReview ? .review : kind ?? .warning,
      element: try text(.element), name: try text(.name), message: try text(.message),
      verdict: try verdict(values[.verdict]), why: try text(.why),
      isFound: try values[.found]?.boolean(for: LabelKey.found.rawValue) ?? true)
  }

  // JSON may hold a truth value here, which says the same as the word.
  private static func verdict(_ node: DocumentNode?) throws(SourceError) -> Verdict? {
    guard let node, !node.isBlank, !node.isText("") else { return nil }
    if node.kind == .boolean { return Verdict(rawValue: node.text) }
    return try node.word(for: LabelKey.verdict.rawValue, noun: "verdicts")
  }
}
