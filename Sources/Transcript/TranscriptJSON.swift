import AccessibilityTree
package import Texts
import ScreenReader

/// A transcript as JSON: the fixed format of version 1, one stop per line.
///
/// A fragment includes its language if it differs from the transcript's, and its spoken text if a voice gets another
/// text than the written one.
public struct TranscriptJSON: Sendable {
  private let transcript: Transcript
  private let addKeys: @Sendable (inout JSONWriter) -> Void

  /// Creates the JSON of a transcript.
  ///
  /// - Parameter transcript: The transcript.
  public init(_ transcript: Transcript) { self.init(transcript) { _ in } }

  /// Creates the JSON of a transcript with more than it says itself.
  package init(_ transcript: Transcript, addKeys: @escaping @Sendable (inout JSONWriter) -> Void) {
    self.transcript = transcript
    self.addKeys = addKeys
  }

  /// The JSON in UTF-8 with a line feed at its end.
  public var bytes: [UInt8] {
    var json = JSONWriter()
    write(to: &json)
    json.raw("\n")
    return json.bytes
  }

  /// Writes the transcript as a value of a JSON text.
  package func write(to json: inout JSONWriter) {
    json.result("earshot-transcript") { json in
      json.field("screen", transcript.screen)
      json.field("reader", transcript.reader)
      json.field("readerVersion", transcript.readerVersion)
      json.field("language", transcript.language)
      json.field("style", transcript.style.rawValue)
      addKeys(&json)
      json.line(1)
      json.array("stops") { json in
        for stop in transcript.stops {
          json.line(2)
          write(stop, &json)
        }
      }
      if !transcript.remarks.isEmpty {
        json.line(1)
        json.field("remarks", transcript.remarks)
      }
      if !transcript.leftOut.isEmpty {
        json.line(1)
        json.field("leftOut", transcript.leftOut)
      }
    }
  }

  private func write(_ stop: Transcript.Stop, _ json: inout JSONWriter) {
    json.object { json in
      json.field("element", stop.element)
      json.field("path", stop.path)
      json.field("text", stop.text)
      json.field("hint", stop.hint)
      if StopPattern.stands(in: stop.text, stop.hint) { json.field("literal", true) }
      json.array("fragments") { json in
        for fragment in stop.utterance.fragments {
          write(fragment, in: stop.utterance.language, &json)
        }
      }
      json.key("frame")
      write(stop.frame, &json)
      json.field("actions", stop.actions)
      json.array("content") { json in
        for content in stop.content {
          json.object { json in
            json.field("label", content.label)
            json.field("value", content.value)
            json.field("important", content.isImportant)
          }
        }
      }
      json.array("rotors") { json in
        for rotor in stop.rotors {
          json.object { json in
            json.field("name", rotor.name)
            json.field("items", rotor.items)
          }
        }
      }
      if !stop.parts.isEmpty {
        json.array("parts") { json in
          for part in stop.parts {
            json.object { json in
              json.field("element", part.element)
              json.field("path", part.path)
              json.field("text", part.text)
            }
          }
        }
      }
      if let braille = stop.braille {
        json.field("braille", braille)
      }
      if let reason = stop.reason {
        json.field("reason", reason)
      }
    }
  }

  private func write(
    _ fragment: Fragment, in utteranceLanguage: String, _ json: inout JSONWriter
  ) {
    json.object { json in
      json.field("kind", fragment.kind.rawValue)
      json.field("text", fragment.text)
      if let spoken = fragment.speechText {
        json.field("spoken", spoken)
      }
      let language = fragment.language ?? utteranceLanguage
      if language != transcript.language {
        json.field("language", language)
      }
      if fragment.isAssumed {
        json.field("assumed", true)
      }
      if fragment.isNote {
        json.field("note", true)
      }
      writeLanguages(of: fragment.speech, &json)
    }
  }

  /// Writes which parts of a text are in another language.
  private func writeLanguages(of speech: [SpeechAttribute], _ json: inout JSONWriter) {
    let switches = speech.filter { $0.language != nil }
    guard !switches.isEmpty else { return }
    json.array("languages") { json in
      for attribute in switches {
        json.object { json in
          json.array("range") { json in
            json.value(Double(attribute.range.lowerBound))
            json.value(Double(attribute.range.upperBound))
          }
          json.field("language", attribute.language)
        }
      }
    }
  }

  private func write(_ frame: Frame?, _ json: inout JSONWriter) {
    guard let frame else { return json.value(nil as String?) }
    json.array { json in
      for number in [frame.x, frame.y, frame.width, frame.height] { json.value(number) }
    }
  }
}
