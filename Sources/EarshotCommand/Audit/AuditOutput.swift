import ArgumentParser
import Earshot

/// Writes the findings of an audit.
struct AuditOutput {
  let format: String
  let path: String?
  let rules: AuditOptions

  /// Writes a report.
  ///
  /// - Parameter report: What was found.
  /// - Throws: An error when it cannot be written.
  /// - Returns: Whether anything in it fails.
  func write(_ report: AuditReport) throws -> Bool {
    let fails = report.fails(on: rules.failOn.severity)
    let isTerminal = path == nil && Colours.onStandardOutput
    let details = ReportDetails(
      version: EarshotProgram.configuration.version, isColored: isTerminal,
      isVerbose: rules.verbose, failOn: rules.failOn.severity,
      exitStatus: report.unread.isEmpty ? fails ? 1 : 0 : 2)
    let bytes = ReportFormats.format(named: format)?.bytes(of: report, details) ?? []
    if let path { try WrittenFile.write(bytes, to: path) } else { try StandardOutput.write(bytes) }
    return fails
  }
}
