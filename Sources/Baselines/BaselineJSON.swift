import Documents
import Transcript
import TranscriptDiff
import TreeFormats

/// The outcome of a check as JSON: one screen a line, with what changed.
package struct BaselineJSON: Sendable {
  private let outcomes: [ScreenOutcome]

  /// Creates the JSON of a check.
  package init(_ outcomes: [ScreenOutcome]) { self.outcomes = outcomes }

  /// The JSON in UTF-8 with a line feed at its end.
  package var bytes: [UInt8] {
    var json = JSONWriter()
    json.result("earshot-check") { json in
      json.object("counts") { json in
        for status in ScreenOutcome.Status.allCases {
          json.field(status.rawValue, Double(outcomes.count { $0.status == status }))
        }
        json.field("recorded", Double(outcomes.count(where: \.isRecorded)))
      }
      json.line(1)
      json.array("screens") { json in
        for outcome in outcomes { write(outcome, &json) }
      }
    }
    json.raw("\n")
    return json.bytes
  }

  private func write(_ outcome: ScreenOutcome, _ json: inout JSONWriter) {
    json.line(2)
    json.object { json in
      json.field("path", outcome.path)
      json.field("recording", outcome.recording)
      json.field("status", outcome.status.rawValue)
      json.field("recorded", outcome.isRecorded)
      json.field("approval", outcome.approval?.rawValue)
      json.field("reader", outcome.reader?.name)
      json.field("readerVersion", outcome.reader?.version)
      json.field("stops", Double(outcome.stopCount))
      json.field("summary", SafeText.line(outcome.summary))
      json.field("error", outcome.error?.summary)
      json.field("import", outcome.report?.summary)
      json.key("diff")
      if let diff = outcome.diff {
        // The diff is JSON already, with a line feed at its end.
        json.value(json: DiffJSON(diff).bytes.dropLast())
      } else {
        json.value(nil as String?)
      }
    }
  }
}
