public import AccessibilityAudit
import Documents

/// Writes findings as SARIF 2.1.0 (OASIS), which code hosts show beside the lines of a change.
///
/// A report has one run for each reader and language of the inputs. The same findings give the same bytes: no times, no
/// machine names, everything in a fixed order.
public enum SARIFReport: ReportFormat {
  /// The format's name, `sarif`.
  public static let name = "sarif"

  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

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
    var json = JSONWriter()
    try json.object { json in
      json.field("$schema", schema)
      json.field("version", "2.1.0")
      try json.array("runs") { json in
        for run in SARIFRun.all(of: report) { try add(run, details, to: &json, put) }
      }
      json.lastLine(0)
    }
    json.raw("\n")
    try put(json.takeBytes())
  }

  private static func add(
    _ run: SARIFRun, _ details: ReportDetails, to json: inout JSONWriter,
    _ put: ([UInt8]) throws -> Void
  ) rethrows {
    json.line(1)
    try json.object { json in
      json.object("tool") { json in
        json.object("driver") { json in
          json.field("name", "earshot")
          json.field("version", details.version)
          json.array("rules") { json in
            for page in run.pages { SARIFRule(page).add(to: &json) }
          }
          json.array("supportedTaxonomies") { json in
            json.object { json in
              json.field("name", "WCAG")
              json.field("index", 0.0)
            }
          }
        }
      }
      json.line(2)
      json.object("automationDetails") {
        $0.field("id", "accessibility/\(run.key.reader)-\(run.key.language)/")
      }
      json.object("properties") { json in
        json.field("reader", run.key.reader)
        json.field("readerVersion", run.key.readerVersion)
      }
      json.field("columnKind", "unicodeCodePoints")
      json.field("language", "en")
      json.line(2)
      json.array("invocations") { json in
        json.object { json in
          json.field("executionSuccessful", run.unread.isEmpty)
          json.field("exitCode", Double(details.exitStatus))
          json.array("toolExecutionNotifications") { json in
            for error in run.unread.flatMap(\.all) {
              addNotification("error", error.summary, to: &json)
            }
            for problem in run.problems {
              addNotification(problem.severity.rawValue, problem.message, to: &json)
            }
          }
        }
      }
      run.addTaxonomy(to: &json)
      json.line(2)
      try json.array("results") { json in
        try run.addResults(to: &json, put)
      }
    }
  }

  private static func addNotification(
    _ level: String, _ message: String, to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("level", level)
      json.key("message")
      SARIFText.add(message, to: &json)
    }
  }
}
