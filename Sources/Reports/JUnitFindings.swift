public import AccessibilityAudit
import Documents

/// Findings in the XML that JUnit made common, for CI servers: one test case for each rule on each screen.
///
/// A finding that is repaired turns its case green, and the number of cases stays the same.
public enum JUnitFindings: ReportFormat {
  /// `junit`.
  public static let name = "junit"

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - details: What is written beside the findings.
  /// - Returns: The bytes in UTF-8.
  public static func bytes(of report: AuditReport, _ details: ReportDetails) -> [UInt8] {
    let all = report.results.flatMap(\.results)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"earshot audit\" \(counts(all, details, report.unread.count))>",
    ]
    lines += report.unread.flatMap(broken)
    for result in report.results {
      let name = XMLText.escaped(result.name ?? result.path)
      let file = XMLText.escaped(result.path)
      lines.append(
        "  <testsuite name=\"\(name)\" \(counts(result.results, details)) file=\"\(file)\">")
      lines += [
        "    <properties>",
        "      <property name=\"reader\" value=\"voiceover-ios\"/>",
        "      <property name=\"language\" value=\"\(XMLText.escaped(result.language))\"/>",
        "      <property name=\"version\" value=\"\(XMLText.escaped(details.version))\"/>",
        "    </properties>",
      ]
      for rule in result.results { lines += testCase(rule, result, details) }
      lines.append("  </testsuite>")
    }
    lines += ["</testsuites>", ""]
    return Array(lines.joined(separator: "\n").utf8)
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
  private static func broken(_ error: SourceError) -> [String] {
    let path = XMLText.escaped(error.path)
    let line = error.location.map { " line=\"\($0.line)\"" } ?? ""
    return [
      "  <testsuite name=\"\(path)\" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\" file=\"\(path)\">",
      "    <testcase name=\"read\" classname=\"\(path)\" file=\"\(path)\"\(line)>",
      "      <error message=\"\(XMLText.escaped(error.message))\">"
        + "\(XMLText.escaped(error.description))</error>",
      "    </testcase>", "  </testsuite>",
    ]
  }

  private static func counts(
    _ rules: [RuleResult], _ details: ReportDetails, _ errors: Int = 0
  ) -> String {
    let verdicts = rules.map { verdict($0, details) }
    let failures = verdicts.count { $0 == .failed }
    let skipped = verdicts.count { $0 == .skipped }
    return "tests=\"\(rules.count + errors)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\""
  }

  private static func testCase(
    _ rule: RuleResult, _ result: AuditResult, _ details: ReportDetails
  ) -> [String] {
    let stem = XMLText.escaped(className(result))
    let first = rule.findings.first(where: \.counts)?.place
    let line = first?.file == nil ? first?.location?.line : nil
    let head =
      "    <testcase name=\"\(rule.page.id)\" classname=\"\(stem)\" file=\""
      + XMLText.escaped(result.path) + "\"" + (line.map { " line=\"\($0)\"" } ?? "")
    let counting = rule.findings.filter(\.counts)
    let text = counting.map { words($0, result) }.joined(separator: "\n")
    var body: [String] = []
    switch verdict(rule, details) {
    case .failed:
      let message = counting.first { !$0.needsReview }?.message ?? ""
      body.append(
        "      <failure message=\"\(XMLText.escaped(message))\" type=\"\(rule.page.id)\">"
          + "\(XMLText.escaped(text))</failure>")
    case .skipped:
      let reason =
        rule.reasonNotApplicable.map { "not applicable: \($0)" }
        ?? "needs review: \(counting.first(where: \.needsReview)?.message ?? "")"
      body.append("      <skipped message=\"\(XMLText.escaped(reason))\"/>")
    case .passed:
      if !text.isEmpty { body.append("      <system-out>\(XMLText.escaped(text))</system-out>") }
    }
    return body.isEmpty ? [head + "/>"] : [head + ">"] + body + ["    </testcase>"]
  }

  private static func words(_ finding: Finding, _ result: AuditResult) -> String {
    let place = finding.place?.location.map { ":\($0.line)" } ?? ""
    let name = finding.place.map { "\($0.name): " } ?? ""
    return "\(finding.place?.file ?? result.path)\(place): \(name)\(finding.message)"
  }

  // CI servers build a tree of the dots.
  private static func className(_ result: AuditResult) -> String {
    let parts = result.path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let file = parts.last.map { String($0.prefix { $0 != "." }) } ?? ""
    return (parts.dropLast().map(String.init) + [file]).joined(separator: ".")
  }
}
