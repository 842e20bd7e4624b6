import Documents
import Transcript
import TranscriptDiff

/// A fidelity report as JSON: the numbers of each version, and what was heard beside what we say.
package struct FidelityJSON: Sendable {
  private let report: FidelityReport

  /// Creates the JSON of a report.
  package init(_ report: FidelityReport) { self.report = report }

  /// The JSON in UTF-8 with a line feed at its end, one version and one capture a line.
  package var bytes: [UInt8] {
    var json = JSONWriter()
    json.result("earshot-score") { json in
      json.line(1)
      json.array("readers") { json in
        for version in report.versions {
          json.line(2)
          json.object { json in
            json.field("reader", version.name)
            json.field("captures", Double(version.captures))
            json.field("phrases", Double(version.phrases.count))
            json.field("samePhrases", Double(version.samePhrases))
            Self.write(version.score, &json)
          }
        }
      }
      json.line(1)
      json.array("captures") { json in
        for file in report.files {
          for comparison in file.comparisons { Self.write(comparison, of: file.file, &json) }
        }
      }
    }
    json.raw("\n")
    return json.bytes
  }

  private static func write(
    _ comparison: CaptureComparison, of file: CaptureFile, _ json: inout JSONWriter
  ) {
    json.line(2)
    json.object { json in
      json.field("file", file.path)
      json.field("line", Double(comparison.capture.line))
      json.field("name", comparison.capture.name)
      json.field("reader", "\(file.reader) \(file.version)")
      json.field("source", file.source)
      json.field("style", file.style.rawValue)
      write(comparison.score, &json)
      json.array("differences") { json in
        for change in comparison.diff.screens.flatMap(\.changes) {
          json.object { json in
            json.field("kinds", change.kinds.map(\.rawValue))
            json.field("theirs", change.old?.stop.text)
            json.field("theirHint", change.old?.stop.hint)
            json.field("ours", change.new?.stop.text)
            json.field("ourHint", change.new?.stop.hint)
          }
        }
      }
    }
  }

  private static func write(_ score: FidelityScore, _ json: inout JSONWriter) {
    json.field("heard", Double(score.heard))
    for measure in FidelityScore.Measure.allCases {
      json.field(measure.rawValue, Double(score.count(measure)))
    }
    json.field("notHeard", Double(score.added))
  }
}
