public import AccessibilityAudit
import Documents
import NavigationScript

/// The evidence of flows for the labels of an app, as text and JSON.
public struct EvidenceReport: Sendable {
  /// The most reasons that the text shows of a label.
  static let shownReasons = 5

  private let evidence: SupportEvidence

  /// Creates a report.
  ///
  /// - Parameter evidence: The evidence of the flows.
  public init(_ evidence: SupportEvidence) { self.evidence = evidence }

  /// The lines of the text, safe to print.
  public var lines: [String] {
    var lines: [String] = []
    for row in evidence.rows {
      lines.append("\(row.label.rawValue): \(row.verdict.rawValue)")
      lines += row.reasons.prefix(Self.shownReasons).map { "    \(SafeText.line($0))" }
      if row.reasons.count > Self.shownReasons {
        lines.append("    and \(row.reasons.count - Self.shownReasons) more")
      }
    }
    let counts = SupportEvidence.Verdict.allCases.map { verdict in
      "\(evidence.rows.count { $0.verdict == verdict }) \(verdict.rawValue)"
    }
    lines.append(counts.joined(separator: ", "))
    return lines
  }

  /// The report as JSON, `earshot-evidence`.
  public var json: [UInt8] {
    var json = JSONWriter()
    json.result("earshot-evidence") { json in
      json.line(1)
      json.array("labels") { json in
        for row in evidence.rows {
          json.line(2)
          json.object { json in
            json.field("label", row.label.rawValue)
            json.field("verdict", row.verdict.rawValue)
            json.field("reasons", row.reasons)
          }
        }
      }
      json.line(1)
      json.array("flows") { json in
        for flow in evidence.flows {
          json.line(2)
          json.object { json in
            json.field("path", flow.path)
            json.field("name", flow.name)
            json.field("passed", flow.hasPassed)
          }
        }
      }
      json.lastLine(0)
    }
    json.raw("\n")
    return json.takeBytes()
  }
}
