public import AccessibilityAudit

/// A way to write the findings of an audit down.
///
/// Whoever adds one writes a file with a type and a line in `all`.
public protocol ReportFormat: Sendable {
  /// The name that `--format` takes, in lower case.
  static var name: String { get }

  /// Writes a report piece by piece, so that no more than a piece of it is held.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - details: What is written beside the findings.
  ///   - put: Takes the next bytes of a file in UTF-8.
  /// - Throws: What `put` throws.
  static func write(
    _ report: AuditReport, _ details: ReportDetails, to put: (_ piece: [UInt8]) throws -> Void
  ) rethrows
}

extension ReportFormat {
  /// Writes a report as a whole.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - details: What is written beside the findings.
  /// - Returns: The bytes of a file in UTF-8.
  public static func bytes(of report: AuditReport, _ details: ReportDetails) -> [UInt8] {
    var bytes: [UInt8] = []
    write(report, details) { bytes += $0 }
    return bytes
  }
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
