import AccessibilityTree
public import AccessibilityAudit
import Documents

/// Writes findings as JUnit XML for CI servers: one test case for each rule on each screen.
///
/// When a finding is fixed, its case passes, and the number of cases stays the same.
public enum JUnitFindings: ReportFormat {
  /// The format's name, `junit`.
  public static let name = "junit"

  /// Writes a report, one result at a time.
  ///
  /// - Parameters:
  ///   - report: The audit report.
  ///   - details: Details to write beside the findings.
  ///   - put: Receives the next bytes in UTF-8.
  /// - Throws: Any error that `put` throws.
  public static func write(
    _ report: AuditReport, _ details: ReportDetails, to put: (_ piece: [UInt8]) throws -> Void
  ) rethrows {
    let unread = report.unread.lazy.map(broken)
    let read = report.results.lazy.map { suite(of: $0, details) }
    try JUnitReport.write(
      name: "earshot audit", [AnySequence(unread), AnySequence(read)].joined(),
      countsSkipped: true, to: put)
  }

  private static func suite(of result: AuditResult, _ details: ReportDetails) -> JUnitSuite {
    JUnitSuite(
      result.name ?? result.path, path: result.path,
      properties: [
        .init("reader", result.reader), .init("readerVersion", result.readerVersion),
        .init("language", result.language), .init("version", details.version),
      ],
      result.results.map { testCase($0, result, details) })
  }

  private enum Verdict { case passed, failed, skipped }

  private static func verdict(_ rule: RuleResult, _ details: ReportDetails) -> Verdict {
    let counting = rule.findings.filter(\.counts)
    let failing = counting.contains { finding in
      !finding.needsReview && details.failOn.map { finding.severity >= $0 } ?? false
    }
    if failing { return .failed }
    if counting.contains(where: \.needsReview) || rule.outcome == .notApplicable { return .skipped }
    return .passed
  }

  // What could not be read is a suite with one case, as of its rules nothing is known.
  private static func broken(_ error: SourceError) -> JUnitSuite {
    let testCase = JUnitCase(
      name: "read", path: error.path, line: error.location?.line,
      problem: .error(message: error.message, text: error.description))
    return JUnitSuite(error.path, path: error.path, [testCase])
  }

  private static func testCase(
    _ rule: RuleResult, _ result: AuditResult, _ details: ReportDetails
  ) -> JUnitCase {
    let first = rule.findings.first(where: \.counts)?.place
    var testCase = JUnitCase(
      name: rule.page.id, path: result.path,
      line: first?.file == nil ? first?.location?.line : nil, className: className(result))
    let counting = rule.findings.filter(\.counts)
    let text = counting.map { words($0, result) }.joined(separator: "\n")
    let accepted = rule.findings.filter { $0.suppression != nil }
      .map { "suppressed (\(SafeText.line($0.suppression?.reason ?? ""))): \(words($0, result))" }
    switch verdict(rule, details) {
    case .failed:
      testCase.problem = .failure(
        message: counting.first { !$0.needsReview }?.text ?? "", text: text)
      testCase.failureType = rule.page.id
    case .skipped:
      testCase.problem = .skipped(
        message: rule.reasonNotApplicable.map { "not applicable: \($0)" }
          ?? "needs review: \(counting.first(where: \.needsReview)?.text ?? "")")
    case .passed: break
    }
    let output = (testCase.problem == nil && !text.isEmpty ? [text] : []) + accepted
    if !output.isEmpty { testCase.output = output.joined(separator: "\n") }
    return testCase
  }

  private static func words(_ finding: Finding, _ result: AuditResult) -> String {
    let place = finding.place?.location.map { ":\($0.line)" } ?? ""
    let selector = finding.place?.markup.map { " (\(SafeText.line($0.selector)))" } ?? ""
    let name = finding.place.map { "\($0.name)\(selector): " } ?? ""
    return "\(SafeText.line(finding.place?.file ?? result.path))\(place): \(name)\(finding.text)"
  }

  // CI servers build a tree of the dots.
  private static func className(_ result: AuditResult) -> String {
    let parts = result.path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let file = parts.last.map { String($0.prefix { $0 != "." }) } ?? ""
    return (parts.dropLast().map(String.init) + [file]).joined(separator: ".")
  }
}
