import ArgumentParser
import Earshot

/// Writes the findings of an audit.
struct AuditOutput {
  let format: String
  let path: String?
  let rules: AuditOptions
  var annotations: AnnotationServer?

  /// Writes a report.
  func write(_ report: AuditReport) throws -> Bool {
    if annotations != nil { annotate(report) }
    let isCounted = path == nil && format == ReportFormats.names[0]
    rules.remarks(on: report, isCounted: isCounted).forEach(StandardError.note)
    let fails = report.fails(on: rules.failOn.severity)
    let isTerminal = path == nil && Colours.onStandardOutput
    let details = ReportDetails(
      version: EarshotProgram.configuration.version, isColored: isTerminal,
      isVerbose: rules.verbose, failOn: rules.failOn.severity,
      exitStatus: report.unread.isEmpty ? fails ? 1 : 0 : 2)
    if let path {
      var beginning: [UInt8] = []
      try WrittenFile.write(to: path) { put in
        try write(report, details) { piece in
          if beginning.isEmpty { beginning = Array(piece.prefix(16)) }
          try put(piece)
        }
      }
      ResultName.check(path, beginning, of: AuditCommand.self)
    } else {
      try write(report, details, to: StandardOutput.write)
    }
    return fails
  }

  /// Writes a line for each finding that counts, as GitHub reads them from the output of a job.
  private func annotate(_ report: AuditReport) {
    for result in report.results {
      for finding in result.findings where finding.counts {
        let level: GitHubAnnotation.Level =
          switch finding.kind {
          case .error: .error
          case .warning: .warning
          case .note, .review: .notice
          }
        let name = finding.place?.name ?? result.name ?? result.path
        let line = GitHubAnnotation.line(
          level, file: finding.place?.file ?? result.path, location: finding.place?.location,
          title: finding.rule, message: "\(SafeText.line(name)): \(SafeText.line(finding.text))")
        StandardError.annotate(line)
      }
    }
  }

  /// Hands a report on in pieces that are worth a call of the system.
  private func write(
    _ report: AuditReport, _ details: ReportDetails, to put: ([UInt8]) throws -> Void
  ) throws {
    var waiting: [UInt8] = []
    try ReportFormats.format(named: format)?.write(report, details) { piece in
      waiting += piece
      guard waiting.count >= Self.pieceSize else { return }
      try put(waiting)
      waiting.removeAll(keepingCapacity: true)
    }
    try put(waiting)
  }

  private static let pieceSize = 1 << 16
}
