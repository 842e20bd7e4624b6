import Documents
import ScreenReader
import Transcript

/// Reads a step of a flow's JSON as the lines that its text has.
enum RecordedStepReader {
  static func stops(
    _ step: DocumentNode, _ style: Style?, _ lines: inout LineCounter
  ) throws(SourceError) -> [RecordedStop] {
    var stops: [RecordedStop] = []
    try step.requireMapping(for: "steps")
    if let command = step["command"], !command.isBlank {
      stops.append(
        line(
          TranscriptLine.command + SafeText.line(try command.string(for: "command")), .command,
          step, &lines))
    }
    guard let events = step["events"] else { return stops }
    for event in try events.list(for: "events") {
      try event.requireMapping(for: "events")
      guard let kind = event["kind"] else { throw event.error("the event has no \"kind\"") }
      if kind.text == "utterance" {
        let words = SafeText.line(try event["text"]?.string(for: "text") ?? "")
        var stop = line(words.isEmpty ? RecordedStop.silent : words, .stop, event, &lines)
        stop.mayHoldPlaceholders = try event["literal"]?.boolean(for: "literal") != true
        if let hint = event["hint"], !hint.isBlank, style != .utterance {
          stop.hint = SafeText.line(try hint.string(for: "hint"))
        }
        stops.append(stop)
      } else if let text = try text(of: event, kind) {
        stops.append(line(text, .event, event, &lines))
      }
    }
    return stops
  }

  // The same words as in the text of events; `nil` for what that leaves out.
  private static func text(of event: DocumentNode, _ kind: DocumentNode) throws(SourceError)
    -> String?
  {
    switch kind.text {
    case "announcement": return bracketed("announcement", try word("text", of: event))
    case "announcementLost":
      return bracketed("announcement lost", try word("text", of: event))
    case "screen": return bracketed("screen", try word("title", of: event))
    case "cursorLost": return bracketed("cursor lost", try word("element", of: event))
    case "haptic", "sound": return bracketed(kind.text, try word("name", of: event))
    case "shown":
      let what = SafeText.line(try word("what", of: event) ?? "")
      return bracketed(what, try word("text", of: event))
    case "refused": return bracketed("refused", try word("reason", of: event))
    case "request": return nil
    case "earcon":
      guard let earcon = Earcon(rawValue: try word("name", of: event) ?? "") else {
        throw event.error("the sound has no known \"name\"")
      }
      return earcon.isRoutine ? nil : "[\(EventText.words(of: earcon))]"
    default: throw kind.error("unknown event kind \(SafeText.quoted(kind.text))")
    }
  }

  private static func bracketed(_ what: String, _ text: String?) -> String {
    EventText.bracketed(what, text)
  }

  private static func word(_ key: String, of event: DocumentNode) throws(SourceError) -> String? {
    guard let node = event[key], !node.isBlank else { return nil }
    return try node.string(for: key)
  }

  private static func line(
    _ text: String, _ kind: RecordedStop.Kind, _ node: DocumentNode, _ lines: inout LineCounter
  ) -> RecordedStop {
    RecordedStop(text, kind: kind, mayHoldPlaceholders: true, line: lines.line(at: node.offset))
  }
}
