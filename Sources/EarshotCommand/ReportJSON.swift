import Earshot

/// The import report inside a JSON result.
struct ReportJSON {
  private let report: ImportReport

  init(_ report: ImportReport) { self.report = report }

  func write(to json: inout JSONWriter) {
    json.line(1)
    json.key("import")
    json.begin("{")
    json.field("format", report.format)
    json.field("cannotCarry", report.cannotCarry)
    for (key, notes) in [("inferred", report.inferred), ("leftOut", report.dropped)] {
      json.key(key)
      json.begin("[")
      for note in notes {
        json.begin("{")
        json.field("what", note.what)
        json.field("count", Double(note.count))
        json.end("}")
      }
      json.end("]")
    }
    if !report.remarks.isEmpty { json.field("remarks", report.remarks) }
    if !report.warnings.isEmpty { json.field("warnings", report.warnings.map(\.description)) }
    json.end("}")
  }
}
