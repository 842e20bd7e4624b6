/// Looks for findings of the audit on a screen.
struct FindingsCheck {
  private let screen: Screen

  init(_ shown: ShownScreen) { screen = shown.screen }

  /// Returns what is wrong when the audit should find nothing, or `nil`.
  func problem(
    atLeast severity: Severity, except rules: [String]
  ) throws(SourceError) -> String? {
    let known = Rules.all.map { $0.page.id }
    if let unknown = rules.first(where: { !known.contains($0) }) {
      let suggestion =
        Rules.question(for: unknown)
        ?? Spelling.suggestion(for: unknown, among: known, noun: "rules")
      return "unknown rule \(SafeText.quoted(unknown)); \(suggestion)"
    }
    let audited = try AuditedScreen(
      screen, path: screen.title ?? "screen", listening: .usual())
    let findings = Audit(RuleSelection(skipped: rules)).run(audited).findings
      .filter { $0.counts && !$0.needsReview && $0.severity >= severity }
    if findings.isEmpty { return nil }
    let title = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    let lines = findings.map { finding in
      let name = finding.place?.name ?? "the screen"
      return "    \(finding.severity.rawValue): \(finding.rule): \(name): \(finding.text)"
    }
    let marks = findings.compactMap { finding in
      finding.place.map { ($0.node, finding.rule) }
    }
    let outline = TreeOutline(
      screen.tree, marks: Dictionary(marks, uniquingKeysWith: { "\($0), \($1)" })
    ).excerpt().joined(separator: "\n")
    return [title, lines.joined(separator: "\n"), outline].joined(separator: "\n\n")
  }
}
