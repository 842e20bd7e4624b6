import Earshot

/// The import report inside a JSON result.
struct ReportJSON {
  private let report: ImportReport

  init(_ report: ImportReport) { self.report = report }

  func write(to json: inout JSONWriter) {
    json.line(1)
    json.object("import") { json in
      json.field("format", report.format)
      json.field("cannotCarry", report.cannotCarry.map(\.description))
      for (key, notes) in [("inferred", report.inferred), ("leftOut", report.dropped)] {
        json.array(key) { json in
          for note in notes {
            json.object { json in
              json.field("what", note.what)
              json.field("count", Double(note.count))
            }
          }
        }
      }
      if !report.remarks.isEmpty { json.field("remarks", report.remarks) }
      if !report.warnings.isEmpty { json.field("warnings", report.warnings.map(\.description)) }
    }
  }
}
