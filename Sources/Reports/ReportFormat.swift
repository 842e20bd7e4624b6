public import AccessibilityAudit

/// A way to write the findings of an audit down.
///
/// Whoever adds one writes a file with a type and a line in `all`.
public protocol ReportFormat: Sendable {
  /// The name that `--format` takes, in lower case.
  static var name: String { get }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - details: What is written beside the findings.
  /// - Returns: The bytes of a file in UTF-8.
  static func bytes(of report: AuditReport, _ details: ReportDetails) -> [UInt8]
}

/// The ways in which findings are written.
public enum ReportFormats {
  /// Every way.
  public static let all: [any ReportFormat.Type] = [
    TextReport.self, JSONReport.self, SARIFReport.self, JUnitFindings.self, MarkdownReport.self,
  ]

  /// The names of the ways, the usual one first.
  public static var names: [String] { all.map { $0.name } }

  /// Returns the way of a name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The way, or `nil`.
  public static func format(named name: String) -> (any ReportFormat.Type)? {
    all.first { $0.name == name }
  }
}
