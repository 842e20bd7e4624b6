import Documents
import Transcript
import ScreenReader

/// A diff as JSON: one change per line, with both sides and the fragments that differ.
public struct DiffJSON: Sendable {
  private let diff: TranscriptDiff
  private let sides: (old: RecordedTranscript, new: RecordedTranscript)?

  /// Creates the JSON of a diff.
  ///
  /// - Parameters:
  ///   - diff: The diff.
  ///   - sides: The compared transcripts, to name the reader of each side, or `nil` to name none.
  public init(
    _ diff: TranscriptDiff, of sides: (old: RecordedTranscript, new: RecordedTranscript)? = nil
  ) {
    self.diff = diff
    self.sides = sides
  }

  /// The JSON in UTF-8 with a line feed at its end.
  public var bytes: [UInt8] {
    let summary = DiffSummary(diff)
    var json = JSONWriter()
    json.result("earshot-diff") { json in
      json.field("old", diff.oldPath)
      json.field("new", diff.newPath)
      json.field("equal", diff.isEmpty)
      if let sides {
        json.line(1)
        json.field("oldReader", sides.old.reader)
        json.field("oldReaderVersion", sides.old.readerVersion)
        json.field("newReader", sides.new.reader)
        json.field("newReaderVersion", sides.new.readerVersion)
      }
      json.line(1)
      json.object("summary") { json in
        json.field("text", summary.description)
        for kind in TranscriptDiff.Kind.allCases {
          json.field(kind.rawValue, Double(summary.counts.first { $0.kind == kind }?.count ?? 0))
        }
        json.field("screensAdded", Double(summary.addedScreens))
        json.field("screensRemoved", Double(summary.removedScreens))
      }
      json.line(1)
      json.array("screens") { json in
        for screen in diff.screens { write(screen, &json) }
      }
    }
    json.raw("\n")
    return json.bytes
  }

  private func write(_ screen: ScreenDiff, _ json: inout JSONWriter) {
    json.line(2)
    json.object { json in
      json.field("screen", screen.name)
      json.field("presence", screen.presence.rawValue)
      json.field("oldStops", Double(screen.oldStopCount))
      json.field("newStops", Double(screen.newStopCount))
      if let listening = screen.listening {
        json.field("oldSeconds", listening.old)
        json.field("newSeconds", listening.new)
        json.field("secondsDifference", listening.difference)
        json.field("secondsMeasured", false)
      }
      json.line(3)
      json.array("changes") { json in
        for change in screen.changes { write(change, &json) }
      }
      json.line(3)
      json.array("swipes") { json in
        for swipe in screen.swipes {
          json.line(4)
          json.object { json in
            json.field("element", swipe.element)
            json.field("text", swipe.text)
            json.field("old", Double(swipe.old))
            json.field("new", Double(swipe.new))
            json.field("difference", Double(swipe.difference))
          }
        }
      }
    }
  }

  private func write(_ change: StopChange, _ json: inout JSONWriter) {
    json.line(4)
    json.object { json in
      json.field("kinds", change.kinds.map(\.rawValue))
      json.field("element", change.element)
      json.field("path", change.path)
      for (key, side) in [("old", change.old), ("new", change.new)] {
        json.key(key)
        write(side, &json)
      }
      json.array("fragments") { json in
        for fragment in change.fragments {
          json.object { json in
            json.field("kind", fragment.kind.rawValue)
            json.field("old", fragment.old)
            json.field("new", fragment.new)
          }
        }
      }
    }
  }

  private func write(_ side: StopChange.Side?, _ json: inout JSONWriter) {
    guard let side else { return json.value(nil as String?) }
    json.object { json in
      json.key("stop")
      if let number = side.number { json.value(Double(number)) } else { json.value(nil as String?) }
      json.field("text", side.stop.text)
      json.field("hint", side.stop.hint)
      if let actions = side.stop.actions {
        json.field("actions", actions)
      } else {
        json.field("actions", nil as String?)
      }
      json.field(place: side.stop.place)
    }
  }
}
