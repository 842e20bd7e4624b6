public import AccessibilityAudit

/// A format for the findings of an audit.
///
/// To add one, write a file with a type, and add a line in `all`.
public protocol ReportFormat: Sendable {
  /// The name that `--format` takes, in lower case.
  static var name: String { get }

  /// Writes a report piece by piece, so only one piece is in memory.
  ///
  /// - Parameters:
  ///   - report: The audit report.
  ///   - details: Details to write beside the findings.
  ///   - put: Receives the next bytes of a file in UTF-8.
  /// - Throws: Any error that `put` throws.
  static func write(
    _ report: AuditReport, _ details: ReportDetails, to put: (_ piece: [UInt8]) throws -> Void
  ) rethrows
}

extension ReportFormat {
  /// Returns a whole report as bytes.
  ///
  /// - Parameters:
  ///   - report: The audit report.
  ///   - details: Details to write beside the findings.
  /// - Returns: The bytes of a file in UTF-8.
  public static func bytes(of report: AuditReport, _ details: ReportDetails) -> [UInt8] {
    var bytes: [UInt8] = []
    write(report, details) { bytes += $0 }
    return bytes
  }
}

/// The report formats.
public enum ReportFormats {
  /// Every report format.
  public static let all: [any ReportFormat.Type] = [
    TextReport.self, JSONReport.self, SARIFReport.self, JUnitFindings.self, MarkdownReport.self,
  ]

  /// The names of the formats, the default first.
  public static var names: [String] { all.map { $0.name } }

  /// Returns the format with a name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The format, or `nil`.
  public static func format(named name: String) -> (any ReportFormat.Type)? {
    all.first { $0.name == name }
  }
}
