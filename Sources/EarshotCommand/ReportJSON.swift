import Earshot

/// The import report inside a JSON result.
struct ReportJSON {
  private let report: ImportReport

  init(_ report: ImportReport) { self.report = report }

  func write(to json: inout JSONWriter) {
    json.line(1)
    json.key("import")
    json.begin("{")
    json.key("format")
    json.value(report.format)
    json.key("cannotCarry")
    json.value(report.cannotCarry)
    for (key, notes) in [("inferred", report.inferred), ("leftOut", report.dropped)] {
      json.key(key)
      json.begin("[")
      for note in notes {
        json.begin("{")
        json.key("what")
        json.value(note.what)
        json.key("count")
        json.value(Double(note.count))
        json.end("}")
      }
      json.end("]")
    }
    json.end("}")
  }
}
