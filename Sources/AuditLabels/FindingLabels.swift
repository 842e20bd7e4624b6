package import AccessibilityAudit
import Documents

/// The findings of an audit with people's verdicts, from which the precision of rules is measured.
///
/// A verdict belongs to a screen, a rule and an element, which is identified by its `id`, or by its kind and label
/// among its siblings. The verdict remains valid if the message is reworded, the element moves, or the screen changes
/// elsewhere.
///
/// ```swift
/// var labels = try FindingLabels(SourceText(bytes: bytes, path: "labels.yaml"))
/// labels.update(from: report)
/// for precision in labels.precisions { print(precision.rule, precision.share ?? 0) }
/// ```
package struct FindingLabels: Equatable, Sendable {
  /// The findings, screen by screen in the order of their names.
  package private(set) var findings: [LabelledFinding]

  /// Creates labels.
  package init(_ findings: [LabelledFinding] = []) { self.findings = findings }

  /// Adds the findings of an audit, and keeps existing verdicts.
  ///
  /// A judged finding that the audit no longer reports is kept and marked as not found. Screens that were not audited
  /// keep all their findings.
  package mutating func update(from report: AuditReport) {
    var known: [LabelledFinding.Key: [LabelledFinding]] = [:]
    for finding in findings { known[finding.key, default: []].append(finding) }
    var audited: Set<PathKey> = []
    var updated: [LabelledFinding] = []
    for (screen, result) in Self.screens(of: report) {
      audited.insert(PathKey(screen))
      for finding in result.findings where finding.counts {
        var labelled = LabelledFinding(finding, on: screen)
        // Two findings of one rule on one element are told apart by their order.
        if let before = known[labelled.key]?.first {
          known[labelled.key]?.removeFirst()
          labelled.verdict = before.verdict
          labelled.why = before.why
        }
        updated.append(labelled)
      }
    }
    for finding in findings where known[finding.key]?.isEmpty == false {
      known[finding.key]?.removeFirst()
      var kept = finding
      if audited.contains(PathKey(finding.screen)) {
        if finding.verdict == nil { continue }
        kept.isFound = false
      }
      updated.append(kept)
    }
    findings = updated.enumerated().sorted {
      (PathKey($0.element.screen), $0.offset) < (PathKey($1.element.screen), $1.offset)
    }.map(\.element)
  }

  /// Findings that a person called true and that the audit finds no more.
  package var lost: [LabelledFinding] { findings.filter { $0.verdict == .true && !$0.isFound } }

  // A file of several screens is named once for each.
  private static func screens(of report: AuditReport) -> [(name: String, result: AuditResult)] {
    var counts: [PathKey: Int] = [:]
    return report.results.map { result in
      let count = counts[PathKey(result.path), default: 0] + 1
      counts[PathKey(result.path)] = count
      return (count == 1 ? result.path : "\(result.path)#\(count)", result)
    }
  }
}
