import AccessibilityTree
public import AccessibilityAudit
import Documents
import Transcript
import VoiceProfiles

/// Writes findings as JSON for programs: everything that an audit knows, in a stable format.
public enum JSONReport: ReportFormat {
  /// The format's name, `json`.
  public static let name = "json"

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
    try json.result("earshot-audit") { json in
      json.field("program", details.version)
      json.line(1)
      json.object("summary") { json in
        for severity in Severity.allCases.reversed() {
          json.field("\(severity.rawValue)s", Double(report.count(severity)))
        }
      }
      json.line(1)
      try json.array("results") { json in
        for result in report.results {
          add(result, to: &json)
          try put(json.takeBytes())
        }
      }
      json.line(1)
      json.array("suppressionProblems") { json in
        for problem in report.problems {
          json.line(2)
          json.object { json in
            json.field("severity", problem.severity.rawValue)
            json.field("message", problem.message)
            json.field("input", problem.path)
            json.fields(of: problem.location)
          }
        }
      }
      if !report.unread.isEmpty {
        json.line(1)
        json.array("unread") { json in
          for error in report.unread {
            json.line(2)
            json.object { json in
              json.field("input", error.path)
              json.field("message", error.message)
              json.fields(of: error.location)
            }
          }
        }
      }
      json.lastLine(0)
    }
    json.raw("\n")
    try put(json.takeBytes())
  }

  private static func add(_ result: AuditResult, to json: inout JSONWriter) {
    json.line(2)
    json.object { json in
      json.field("input", result.path)
      json.field("kind", result.kind.rawValue)
      json.field("name", result.name)
      json.field("reader", result.reader)
      json.field("readerVersion", result.readerVersion)
      json.field("language", result.language)
      json.field("stops", Double(result.stops))
      if let heard = result.heard {
        json.field("seconds", (heard.seconds * 10).rounded() / 10)
        json.field("secondsMeasured", heard.isMeasured)
      }
      json.line(3)
      json.array("findings") { json in
        for finding in result.findings { add(finding, in: result.path, to: &json) }
      }
      if result.kind == .operation {
        json.line(3)
        json.array("operations") { json in
          for operation in result.operations {
            json.line(4)
            json.object { json in
              json.field("control", operation.control)
              json.field("what", operation.what)
              json.field("outcome", operation.outcome.rawValue)
              json.field("reason", operation.reason)
              json.field("flow", operation.flow)
            }
          }
        }
      }
      json.line(3)
      json.array("rules") { json in
        for rule in result.results {
          json.line(4)
          json.object { json in
            json.field("rule", rule.page.id)
            json.field("outcome", rule.outcome.rawValue)
            json.field("passes", Double(rule.passes))
            json.array("lacking") { json in
              for lack in rule.lacking {
                json.object { json in
                  json.field("what", lack.requirement.description)
                  json.field("count", Double(lack.count))
                }
              }
            }
          }
        }
      }
    }
  }

  /// Adds where a finding is: what is not known is left out.
  private static func addPlace(
    of finding: Finding, in file: String, to json: inout JSONWriter
  ) {
    let place = finding.place
    json.field("file", place?.file ?? file)
    json.fields(of: place?.location)
    json.fields(of: place?.markup)
    guard let place else { return }
    json.field("path", place.path)
    json.field("element", place.name)
    if let near = place.near { json.field("near", near) }
  }

  private static func add(
    _ finding: Finding, in file: String, to json: inout JSONWriter
  ) {
    json.line(4)
    json.object { json in
      json.field("rule", finding.rule)
      json.field("outcome", finding.needsReview ? Outcome.review.rawValue : Outcome.fail.rawValue)
      json.field("severity", finding.severity.rawValue)
      json.field("message", finding.message)
      json.field("repair", finding.repair)
      json.key("element")
      if let place = finding.place { add(place, to: &json) } else { json.value(nil as String?) }
      json.object("place") { addPlace(of: finding, in: file, to: &$0) }
      json.array("related") { json in
        for place in finding.related { add(place, to: &json) }
      }
      if let flow = finding.flow { json.field("flow", flow) }
      json.field("fingerprint", finding.fingerprint)
      json.field("known", finding.isKnown)
      json.key("suppression")
      if let suppression = finding.suppression {
        json.object { json in
          json.field("origin", suppression.origin.rawValue)
          json.field("reason", suppression.reason)
          json.field("until", suppression.until?.description)
        }
      } else {
        json.value(nil as String?)
      }
    }
  }

  private static func add(_ place: FindingPlace, to json: inout JSONWriter) {
    json.object { json in
      json.field("id", place.id)
      json.field("path", place.path)
      json.field("name", place.name)
      json.field("heard", place.heard)
      if let file = place.file { json.field("input", file) }
      json.fields(of: place.location)
      json.fields(of: place.markup)
    }
  }

}
