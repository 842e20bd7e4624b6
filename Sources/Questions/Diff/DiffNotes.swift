package import TreeFormats
import Texts

/// What is said beside a comparison.
package struct DiffNotes {
  /// What a person should know of it, a sentence each.
  package private(set) var texts: [String] = []
  /// What was lost and mended when the files of folders were read.
  package internal(set) var reports: [ImportReports] = []
  /// The files of folders that hold no screen, side by side.
  package internal(set) var skipped: [[String]] = []

  /// Creates notes of nothing.
  package init() {}

  /// Notes something, once.
  package mutating func add(_ text: String) { texts.appendMissing([text]) }

  /// Notes some things, each once.
  package mutating func add(_ texts: [String]) { self.texts.appendMissing(texts) }

  mutating func add(_ reports: ImportReports) { self.reports.append(reports) }

  /// Notes what was lost and mended when a file was read.
  mutating func add(_ report: ImportReport, of path: String) {
    add(report.warnings.map(\.description))
    if let summary = report.summary { add("\(SafeText.line(path)): \(summary)") }
  }
}
