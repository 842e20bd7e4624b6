import AccessibilityTree
import AccessibilityAudit
import Documents
import Questions
import Reports
import Transcript
import TreeFormats

/// What makes a screen hard to use by listening.
enum AuditTool: MCPTool {
  static let name = "audit"
  static let title = "Audit a screen"
  static let about = """
    Finds accessibility problems on a screen. Each finding has its element, why it matters and how to fix it. \
    "needsReview" findings need a person's judgement. Returns at most 50 findings, the worst first. Skips \
    rules for which the input lacks data. It does not replace testing with people who use screen readers.
    """
  static let parameters =
    ScreenSource.parameters + AuditQuestion.parameters + [
      Parameter(
        "mostFindings", .integer(1...1000),
        "Maximum number of findings to return (default: 50).")
    ]

  private static let usualCount = 50

  static let result: [ResultField] = [
    .always("total", .number, "number of all findings, including those not returned"),
    .always(
      "findings",
      .mappings([
        .always("input", .text), .always("rule", .text),
        .always("severity", .text, "error, warning or note"),
        .always("needsReview", .flag, "a person has to decide"), .always("message", .text),
        .always("repair", .text, orNull: true), .perhaps("element", .mapping([])),
      ])),
  ]

  static func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let question = try AuditQuestion(arguments)
    let screens = try ScreenSource(arguments).screens(context, for: question.reader)
    context.call.progress(1, of: 2, "read")
    if context.call.isCancelled { throw CancelledCall() }
    var notes = screens.mended
    let report = try question.report(on: screens, notes: &notes)
    context.call.progress(2, of: 2, "audited")
    let all = report.results.flatMap { result in
      result.findings.filter(\.counts).map { (input: result.path, finding: $0) }
    }
    let ranked = Severity.allCases.sorted(by: >).flatMap { severity in
      all.filter { $0.finding.severity == severity }
    }
    let shown = ranked.prefix(arguments.integer("mostFindings") ?? usualCount)
    var lines = shown.map { line($0.finding) }
    if shown.count < all.count {
      lines.append("[\(all.count - shown.count) more; raise mostFindings]")
    }
    if all.isEmpty { lines.append("nothing found") }
    return ToolAnswer(lines.joined(separator: "\n") + "\n", notes: notes) { json in
      json.field("total", Double(all.count))
      json.array("findings") { json in
        for (input, finding) in shown { json.object { write(finding, of: input, to: &$0) } }
      }
    }
  }

  private static func line(_ finding: Finding) -> String {
    let place = finding.place.map { place in
      let source = place.location.map { "\($0.line):\($0.column) " } ?? ""
      return "\(source)\(SafeText.line(place.name)): "
    }
    let review = finding.needsReview ? ", needs review" : ""
    return
      "\(finding.severity.rawValue)\(review): \(place ?? "")\(SafeText.line(finding.text)) [\(finding.rule)]"
  }

  private static func write(_ finding: Finding, of input: String, to json: inout JSONWriter) {
    json.field("input", input)
    json.field("rule", finding.rule)
    json.field("severity", finding.severity.rawValue)
    json.field("needsReview", finding.needsReview)
    json.field("message", finding.message)
    json.field("repair", finding.repair)
    guard let place = finding.place else { return }
    json.object("element") { json in
      json.field("id", place.id)
      json.field("path", place.path)
      json.field("name", place.name)
      json.field("heard", place.heard)
      json.fields(of: place.markup)
      guard let location = place.location else { return }
      json.field("line", Double(location.line))
      json.field("column", Double(location.column))
    }
  }
}
