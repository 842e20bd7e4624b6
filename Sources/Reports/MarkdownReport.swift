import AccessibilityTree
public import AccessibilityAudit
import Documents
import Transcript
import VoiceProfiles

/// Writes findings as a Markdown comment on a change: a section for each screen, a list for each rule.
public enum MarkdownReport: ReportFormat {
  /// The format's name, `markdown`.
  public static let name = "markdown"

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
    try put(Array("# Audit by listening".utf8))
    var lines = ["", report.counts.summary, ""]
    if !report.unread.isEmpty {
      lines += ["## Not read", ""]
      lines += report.unread.map { "- `\(code($0.path))`: \(MarkdownText.escaped($0.message))" }
      lines.append("")
    }
    try put(bytes(of: lines))
    for result in report.results { try put(bytes(of: section(result))) }
    lines = []
    if !report.problems.isEmpty {
      lines += ["## Suppressions", ""]
      for problem in report.problems {
        let place = problem.location.map { ":\($0.line)" } ?? ""
        lines.append(
          "- **\(problem.severity.rawValue)** `\(code(problem.path))\(place)`: "
            + MarkdownText.escaped(problem.message))
      }
      lines.append("")
    }
    try put(bytes(of: lines))
  }

  /// Returns lines, each behind a break.
  private static func bytes(of lines: [String]) -> [UInt8] {
    lines.reduce(into: []) { bytes, line in
      bytes.append(0x0A)
      bytes += line.utf8
    }
  }

  private static func section(_ result: AuditResult) -> [String] {
    let name = result.name.map { " — \(MarkdownText.escaped($0))" } ?? ""
    var lines = ["## `\(code(result.path))`\(name)", ""]
    if !result.reader.isEmpty {
      lines += ["Heard by \(result.reader) \(MarkdownText.escaped(result.readerVersion)).", ""]
    }
    if let heard = result.heard { lines += ["Listening: \(heard.text).", ""] }
    let rules = result.results.filter { $0.findings.contains(where: \.counts) }
    if rules.isEmpty { lines += ["Nothing found.", ""] }
    for rule in rules {
      let page = rule.shownPage
      lines += ["### \(page.id): \(MarkdownText.escaped(page.title))", ""]
      for finding in rule.findings where finding.counts {
        let name = finding.place.map { "\(MarkdownText.escaped($0.name))\(written($0)): " } ?? ""
        lines.append("- **\(finding.kind.rawValue)** \(name)\(MarkdownText.escaped(finding.text))")
      }
      lines += ["", "*Why:* \(MarkdownText.escaped(page.why))", ""]
      if !page.guidelines.isEmpty {
        lines += [
          "*Guidelines:* \(page.guidelines.map(\.description).joined(separator: ", "))", "",
        ]
      }
    }
    let accepted = result.results.flatMap(\.findings).filter { $0.suppression != nil }
    if !accepted.isEmpty {
      lines += ["### Suppressed", ""]
      lines += accepted.map { finding in
        let name = MarkdownText.escaped(finding.place?.name ?? "the whole screen")
        let reason = MarkdownText.escaped(finding.suppression?.reason ?? "")
        return "- \(finding.rule): \(name) (\(reason))"
      }
      lines.append("")
    }
    let skipped = result.results.filter { $0.outcome == .notApplicable && !$0.lacking.isEmpty }
    if !skipped.isEmpty {
      lines += ["<details><summary>Not applicable: \(skipped.count) rules</summary>", ""]
      lines += skipped.map { "- \($0.page.id): \($0.reasonNotApplicable ?? "")" }
      lines += ["", "</details>", ""]
    }
    return lines
  }

  private static func written(_ place: FindingPlace) -> String {
    let file = place.file.map { "`\(code($0))`" }
    let line = place.location.map { "line \($0.line)" }
    let selector = place.markup.map { "`\(code($0.selector))`" }
    let parts = [file, line, selector].compactMap { $0 }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }

  private static func code(_ text: String) -> String {
    let scalars = SafeText.line(text).unicodeScalars.map { $0 == "`" ? "'" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}
