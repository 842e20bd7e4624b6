import AuditLabels
import Earshot

/// Keeps the labels of findings in a file, and counts what people say of them.
struct LabelsReport {
  private let labels: FindingLabels

  /// Brings a file of labels up to date, and makes one where none is.
  init(updating path: String, with report: AuditReport) throws(SourceError) {
    var labels = FindingLabels()
    if SourceFile.isReadable(path) { labels = try FindingLabels(try SourceFile.read(path)) }
    labels.update(from: report)
    try WrittenFile.write(labels.yaml, to: path)
    self.labels = labels
  }

  /// The counts of each rule and of all, then what was true and is found no more.
  var bytes: [UInt8] {
    var rows = [["rule", "found", "true", "false", "unsure", "open", "precision"]]
    rows += labels.precisions.map(Self.row)
    rows.append(
      Self.row(labels.precision(of: "all errors") { $0.kind == .error }))
    rows.append(Self.row(labels.precision(of: "all")))
    let lost = labels.lost.map { finding in
      Array(
        "lost: \(SafeText.line(finding.screen)): \(finding.rule): \(SafeText.line(finding.name))\n"
          .utf8)
    }
    return TextTable(rows).bytes + lost.flatMap(\.self)
  }

  private static func row(_ precision: RulePrecision) -> [String] {
    let counts = [
      precision.count, precision.trueCount, precision.falseCount, precision.unsureCount,
      precision.openCount,
    ]
    let share = precision.share.map { "\(Int(($0 * 100).rounded(.down))) %" } ?? "-"
    return [precision.rule] + counts.map { String($0) } + [share]
  }
}
