import Documents
import Transcript
import TranscriptDiff

/// A fidelity report for a person: what differs capture by capture, and a table with a row a version.
package struct FidelityText: Sendable {
  private let report: FidelityReport

  /// Creates the text of a report.
  package init(_ report: FidelityReport) { self.report = report }

  /// What differs, in paragraphs of lines that are safe to show: the capture, then each change from what
  /// was heard to what we say.
  package func details(isColoured: Bool = false) -> [[String]] {
    report.files.flatMap { file in
      file.comparisons.filter { !$0.diff.isEmpty }.map { comparison in
        let place = "\(SafeText.line(file.file.path)):\(comparison.capture.line)"
        return ["[\(place)] \(SafeText.line(comparison.capture.name))"]
          + DiffText(comparison.diff, isColoured: isColoured).lines
      }
    }
  }

  /// The table: a head, then the numbers of each version, as many cells in each row.
  package var table: [[String]] {
    [["reader", "captures", "heard", "exact", "same words", "same order", "not heard", "phrases"]]
      + report.versions.map { version in
        [SafeText.line(version.name), String(version.captures), String(version.score.heard)]
          + FidelityScore.Measure.allCases.map { Self.cell($0, version.score) }
          + [String(version.score.added), Self.phrases(of: version)]
      }
  }

  /// The table as Markdown, in UTF-8.
  package var markdown: [UInt8] {
    let rows = table.map { row in [MarkdownText.escaped(row[0])] + row[1...] }
    let rule = table[0].map { _ in "---" }
    let lines = [rows[0], rule] + rows[1...]
    return lines.flatMap { Array("| \($0.joined(separator: " | ")) |\n".utf8) }
  }

  private static func phrases(of version: FidelityReport.Version) -> String {
    let (same, count) = (version.samePhrases, version.phrases.count)
    let share = count == 0 ? 100 : Double(same * 1_000 / count) / 10
    return "\(same) of \(count) (\(JSONWriter.text(share)) %)"
  }

  private static func cell(_ measure: FidelityScore.Measure, _ score: FidelityScore) -> String {
    "\(score.count(measure)) (\(JSONWriter.text(score.percentage(measure))) %)"
  }
}
