import AccessibilityTree
public import Documents
import ScreenReader

/// A transcript as JSON: the fixed form of version 1, one stop a line.
public struct TranscriptJSON: Sendable {
  private let transcript: Transcript
  private let addKeys: @Sendable (inout JSONWriter) -> Void

  /// Creates the JSON of a transcript.
  ///
  /// - Parameters:
  ///   - transcript: The transcript.
  ///   - addKeys: Writes further keys of the outermost mapping, each on a line of its own.
  public init(
    _ transcript: Transcript, addKeys: @escaping @Sendable (inout JSONWriter) -> Void = { _ in }
  ) {
    self.transcript = transcript
    self.addKeys = addKeys
  }

  /// The JSON in UTF-8 with a line feed at its end.
  public var bytes: [UInt8] {
    var json = JSONWriter()
    json.begin("{")
    json.key("format")
    json.value("earshot-transcript")
    json.key("version")
    json.value(1.0)
    json.key("screen")
    json.value(transcript.screen)
    json.key("reader")
    json.value(transcript.reader)
    json.key("language")
    json.value(transcript.language)
    json.key("style")
    json.value(transcript.style.rawValue)
    addKeys(&json)
    json.line(1)
    json.key("stops")
    json.begin("[")
    for stop in transcript.stops {
      json.line(2)
      write(stop, &json)
    }
    json.end("]")
    if !transcript.leftOut.isEmpty {
      json.line(1)
      json.key("leftOut")
      json.value(transcript.leftOut)
    }
    json.end("}")
    json.raw("\n")
    return json.bytes
  }

  private func write(_ stop: Transcript.Stop, _ json: inout JSONWriter) {
    json.begin("{")
    json.key("element")
    json.value(stop.element)
    json.key("path")
    json.value(stop.path)
    json.key("text")
    json.value(stop.text)
    json.key("hint")
    json.value(stop.hint)
    json.key("fragments")
    json.begin("[")
    for fragment in stop.utterance.fragments { write(fragment, &json) }
    json.end("]")
    json.key("frame")
    write(stop.frame, &json)
    json.key("actions")
    json.value(stop.actions)
    json.key("content")
    json.begin("[")
    for content in stop.content {
      json.begin("{")
      json.key("label")
      json.value(content.label)
      json.key("value")
      json.value(content.value)
      json.key("important")
      json.value(content.isImportant)
      json.end("}")
    }
    json.end("]")
    json.key("rotors")
    json.begin("[")
    for rotor in stop.rotors {
      json.begin("{")
      json.key("name")
      json.value(rotor.name)
      json.key("items")
      json.value(rotor.items)
      json.end("}")
    }
    json.end("]")
    if let reason = stop.reason {
      json.key("reason")
      json.value(reason)
    }
    json.end("}")
  }

  private func write(_ fragment: Fragment, _ json: inout JSONWriter) {
    json.begin("{")
    json.key("kind")
    json.value(fragment.kind.rawValue)
    json.key("text")
    json.value(fragment.text)
    if fragment.isAssumed {
      json.key("assumed")
      json.value(true)
    }
    if fragment.isNote {
      json.key("note")
      json.value(true)
    }
    json.end("}")
  }

  private func write(_ frame: Frame?, _ json: inout JSONWriter) {
    guard let frame else { return json.value(nil as String?) }
    json.begin("[")
    for number in [frame.x, frame.y, frame.width, frame.height] { json.value(number) }
    json.end("]")
  }
}
