import AccessibilityTree
import Documents
import OtherTechnologies
import ScreenReader
import Transcript
import TranscriptDiff

/// The result of a flow as JSON: the transcript of its first screen, with its steps.
public struct FlowJSON: Sendable {
  private let result: FlowResult

  /// Creates the JSON of a flow.
  ///
  /// - Parameter result: The result of the flow.
  public init(_ result: FlowResult) { self.result = result }

  /// The JSON in UTF-8 with a line feed at its end.
  public var bytes: [UInt8] {
    let result = result
    return TranscriptJSON(result.transcript) { json in
      json.line(1)
      json.field("flow", result.flow.name)
      json.field("path", result.flow.path)
      if let technology = result.flow.technology { json.field("with", technology.rawValue) }
      json.field("passed", result.hasPassed)
      json.line(1)
      json.array("steps") { json in
        for step in result.steps {
          json.line(2)
          json.object { json in
            json.field("command", step.command)
            json.array("events") { json in
              for event in step.events { Self.write(event, result.rendering, &json) }
            }
          }
        }
      }
      json.line(1)
      json.array("failures") { json in
        for failure in result.failures { Self.write(failure, &json) }
      }
      if !result.warnings.isEmpty {
        json.field("warnings", result.warnings.map(\.message))
      }
      if let breakdown = result.breakdown {
        json.field("broken", breakdown.summary)
      }
    }.bytes
  }

  private static func write(_ failure: FlowFailure, _ json: inout JSONWriter) {
    json.line(2)
    json.object { json in
      json.field("line", Double(failure.error.location?.line ?? 0))
      json.field("step", Double(failure.step))
      json.field("message", failure.error.message)
      if let advice = failure.error.suggestion { json.field("advice", advice) }
      if let expected = failure.expected {
        json.field("expected", expected.map(\.text))
      }
      if let found = failure.found {
        json.field("heard", found)
      }
      json.field("nearest", failure.nearest)
      json.field("lastStops", failure.lastStops)
    }
  }

  private static func write(_ event: Event, _ rendering: Rendering, _ json: inout JSONWriter) {
    guard let kind = event.recordedKind else { return }
    json.object { json in
      json.field("kind", kind)
      switch event {
      case .utterance(let spoken):
        let text = rendering.text(of: spoken.utterance)
        let hint = rendering.hint(of: spoken.utterance)
        json.field("text", text)
        json.field("hint", hint)
        if StopPattern.stands(in: text, hint) { json.field("literal", true) }
        json.field("reason", spoken.reason.rawValue)
      case .announcement(let announcement, let cutOff):
        json.field("text", announcement.text)
        json.field("priority", announcement.priority.rawValue)
        json.field("cutOff", cutOff)
      case .announcementLost(let announcement):
        json.field("text", announcement.text)
        json.field("priority", announcement.priority.rawValue)
      case .earcon(let earcon):
        json.field("name", earcon.rawValue)
      case .feedback(.haptic(let kind)):
        json.field("name", kind)
      case .feedback(.sound(let name)):
        json.field("name", name)
      case .screen(let title):
        json.field("title", title)
      case .request(let request):
        json.field("act", request.act.words)
        json.field("element", request.element.id ?? request.element.label)
      case .cursorLost(let name):
        json.field("element", name)
      case .shown(let shown):
        json.field("what", shown.kind.rawValue)
        json.field("text", shown.text)
      case .refused(let refusal):
        json.field("reason", refusal.reason)
      case .end: break
      }
    }
  }
}

extension Event {
  /// What kind of event the JSON calls it, or `nil` for what nobody hears and no recording holds.
  fileprivate var recordedKind: String? {
    switch self {
    case .utterance: "utterance"
    case .announcement: "announcement"
    case .announcementLost: "announcementLost"
    case .earcon: "earcon"
    case .feedback(.haptic): "haptic"
    case .feedback(.sound): "sound"
    case .screen: "screen"
    case .request: "request"
    case .cursorLost: "cursorLost"
    case .shown: "shown"
    case .refused: "refused"
    case .end: nil
    }
  }
}
