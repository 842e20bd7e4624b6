import AccessibilityTree
import Documents
import ScreenReader
import Transcript

/// What was heard in a flow, as JSON: the transcript of the screen on which it began, with its steps.
public struct FlowJSON: Sendable {
  private let result: FlowResult

  /// Creates the JSON of a flow.
  ///
  /// - Parameter result: What happened when it was run.
  public init(_ result: FlowResult) { self.result = result }

  /// The JSON in UTF-8 with a line feed at its end.
  public var bytes: [UInt8] {
    let result = result
    return TranscriptJSON(result.transcript) { json in
      json.line(1)
      json.key("flow")
      json.value(result.flow.name)
      json.key("path")
      json.value(result.flow.path)
      json.key("passed")
      json.value(result.hasPassed)
      json.line(1)
      json.key("steps")
      json.begin("[")
      for step in result.steps {
        json.line(2)
        json.begin("{")
        json.key("command")
        json.value(step.command)
        json.key("events")
        json.begin("[")
        for event in step.events { Self.write(event, result.rendering, &json) }
        json.end("]")
        json.end("}")
      }
      json.end("]")
      json.line(1)
      json.key("failures")
      json.begin("[")
      for failure in result.failures { Self.write(failure, &json) }
      json.end("]")
      if let breakdown = result.breakdown {
        json.key("broken")
        json.value(breakdown.summary)
      }
    }.bytes
  }

  private static func write(_ failure: FlowFailure, _ json: inout JSONWriter) {
    json.line(2)
    json.begin("{")
    json.key("line")
    json.value(Double(failure.error.location?.line ?? 0))
    json.key("message")
    json.value(failure.error.message)
    if let expected = failure.expected {
      json.key("expected")
      json.value(expected)
    }
    if let found = failure.found {
      json.key("heard")
      json.value(found)
    }
    json.key("nearest")
    json.value(failure.nearest)
    json.key("lastStops")
    json.value(failure.lastStops)
    json.end("}")
  }

  private static func write(_ event: Event, _ rendering: Rendering, _ json: inout JSONWriter) {
    json.begin("{")
    json.key("kind")
    switch event {
    case .utterance(let spoken):
      json.value("utterance")
      json.key("text")
      json.value(rendering.text(of: spoken.utterance))
      json.key("hint")
      json.value(rendering.hint(of: spoken.utterance))
      json.key("reason")
      json.value(spoken.reason.rawValue)
    case .announcement(let announcement, let cutOff):
      json.value("announcement")
      json.key("text")
      json.value(announcement.text)
      json.key("priority")
      json.value(announcement.priority.rawValue)
      json.key("cutOff")
      json.value(cutOff)
    case .earcon(let earcon):
      json.value("earcon")
      json.key("name")
      json.value(earcon.rawValue)
    case .screen(let title):
      json.value("screen")
      json.key("title")
      json.value(title)
    case .request(let request):
      json.value("request")
      json.key("act")
      json.value(request.act.word)
      json.key("element")
      json.value(request.element.id ?? request.element.label)
    case .cursorLost(let name):
      json.value("cursorLost")
      json.key("element")
      json.value(name)
    case .refused(let refusal):
      json.value("refused")
      json.key("reason")
      json.value(refusal.reason)
    }
    json.end("}")
  }
}
