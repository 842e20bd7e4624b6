public import AccessibilityAudit
import AccessibilityTree
import Documents
import Transcript
import VoiceProfiles

/// Writes findings as text for people: one line each with its place, grouped by rule, with the reason and the repair.
public enum TextReport: ReportFormat {
  /// The format's name, `text`.
  public static let name = "text"

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
    let paint = Paint(isColored: details.isColored)
    for result in report.results { try put(Array(block(result, paint, details).utf8)) }
    for problem in report.problems {
      let place = place(problem.path, problem.location)
      let line = "\(place): \(paint.severity(problem.severity)): \(problem.message)\n"
      try put(Array(line.utf8))
    }
    var lacks = Lacks()
    for result in report.results {
      try put(Array("\(summary(result))\n".utf8))
      if details.isVerbose { lacks.add(result) }
    }
    for line in lacks.lines { try put(Array("  \(line)\n".utf8)) }
    try put(Array("\(paint.bold(summary(report, details)))\n".utf8))
  }

  private static func block(
    _ result: AuditResult, _ paint: Paint, _ details: ReportDetails
  ) -> String {
    var text = ""
    // The worst rules first; within a rule, in the order of the elements.
    let rules = result.results.filter { !$0.findings.isEmpty }
    let ranked = Severity.allCases.reversed().flatMap { severity in
      rules.filter { worst($0) == severity }
    }
    for rule in ranked {
      let shown = rule.findings.filter(\.counts)
      if shown.isEmpty { continue }
      // What mends all of them is said once.
      let repairs = Set(shown.map(\.repair))
      for finding in shown {
        text += line(finding, result, paint)
        if let frame = finding.place?.sourceFrame { text += paint.dim(frame) + "\n" }
        if let markup = finding.place?.markup {
          let place = SafeText.line("\(markup.selector)  \(markup.html)")
          text += "    \(paint.dim("at:")) \(place)\n"
        }
        if let flow = finding.flow { text += "    \(paint.dim("flow:")) \(SafeText.line(flow))\n" }
        if repairs.count > 1 { text += "    \(paint.dim("repair:")) \(finding.repair)\n" }
      }
      let page = rule.shownPage
      text += "    \(paint.dim("why:")) \(page.why)\n"
      if repairs.count == 1 { text += "    \(paint.dim("repair:")) \(shown[0].repair)\n" }
      let guidelines = page.guidelines.map(\.description).joined(separator: ", ")
      if !guidelines.isEmpty { text += "    \(paint.dim("guideline:")) \(guidelines)\n" }
      text += "\n"
    }
    if details.isVerbose { text += rest(result, paint) }
    return text
  }

  private static func worst(_ rule: RuleResult) -> Severity {
    rule.findings.filter { $0.counts && !$0.needsReview }.map(\.severity).max() ?? .note
  }

  private static func line(_ finding: Finding, _ result: AuditResult, _ paint: Paint) -> String {
    let place = place(finding.place?.file ?? result.path, finding.place?.location)
    let kind = paint.kind(finding.kind)
    let name =
      finding.place?.name ?? result.name.map(SafeText.quoted) ?? "the \(result.kind.rawValue)"
    return "\(paint.bold(place)): \(kind): \(finding.rule): \(name): \(finding.message)\n"
  }

  private static func rest(_ result: AuditResult, _ paint: Paint) -> String {
    var text = ""
    for operation in result.operations where operation.reason != nil {
      let line =
        "\(words(operation.outcome)): \(operation.control), \(operation.what): \(operation.reason ?? "")"
      text += paint.dim(SafeText.line(line)) + "\n"
    }
    for rule in result.results {
      switch rule.outcome {
      case .pass:
        let count = rule.passes == 1 ? "1 element" : "\(rule.passes) elements"
        text += paint.dim("pass: \(rule.page.id): \(count)") + "\n"
      case .notApplicable:
        let reason = rule.reasonNotApplicable ?? ""
        text += paint.dim("not applicable: \(rule.page.id): \(reason)") + "\n"
      case .suppressed:
        for finding in rule.findings {
          let reason = SafeText.line(finding.suppression?.reason ?? "")
          text += paint.dim("suppressed: \(rule.page.id): \(finding.place?.name ?? "") (\(reason))")
          text += "\n"
        }
      case .fail, .review: break
      }
    }
    return text.isEmpty ? "" : text + "\n"
  }

  private static func place(_ path: String, _ location: SourcePlace?) -> String {
    SafeText.line(path) + (location.map { ":\($0.line):\($0.column)" } ?? "")
  }

  private static func words(_ outcome: OperatedControlResult.Outcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .inapplicable: "not applicable"
    case .cantTell: "undecided"
    case .untested: "left alone"
    }
  }

  private static func summary(_ result: AuditResult) -> String {
    let name = result.name.map { " \(SafeText.quoted($0))" } ?? ""
    let noun =
      switch result.kind {
      case .screen: "stop"
      case .flow: "step"
      case .operation: "operation"
      }
    var facts = [count(result.stops, noun)]
    for outcome in OperatedControlResult.Outcome.allCases {
      let times = result.operations.count { $0.outcome == outcome }
      if times > 0 { facts.append("\(times) \(words(outcome))") }
    }
    if let heard = result.heard { facts.append("\(heard.text) of listening") }
    return "\(SafeText.line(result.path))\(name): \(facts.joined(separator: ", "))"
  }

  private static func summary(_ report: AuditReport, _ details: ReportDetails) -> String {
    var line = report.counts.summary
    let missing = report.outcomes[.notApplicable] ?? 0
    line += "; \(count(report.outcomes[.pass] ?? 0, "rule")) passed, \(missing) not applicable"
    // What could not be looked at, and for want of what, is a page of its own.
    if missing > 0, !details.isVerbose { line += " (--verbose shows the reasons)" }
    return line
  }

  /// What was missing, and how many rules could not look at how many elements for it.
  private struct Lacks {
    private var order: [Requirement] = []
    private var elements: [Requirement: Int] = [:]
    private var rules: [Requirement: Set<String>] = [:]

    mutating func add(_ result: AuditResult) {
      for rule in result.results {
        for lack in rule.lacking {
          if elements[lack.requirement] == nil { order.append(lack.requirement) }
          elements[lack.requirement] = max(elements[lack.requirement] ?? 0, lack.count)
          rules[lack.requirement, default: []].insert(rule.page.id)
        }
      }
    }

    var lines: [String] {
      order.map { requirement in
        let ids = (rules[requirement] ?? []).sorted().joined(separator: ", ")
        if case .carried = requirement {
          return "inputs that cannot contain \(requirement): \(ids)"
        }
        let number = elements[requirement] ?? 0
        return
          "\(count(number, "element")) \(number == 1 ? "lacks" : "lack") \(requirement): \(ids)"
      }
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
