internal import AccessibilityTree
internal import Documents
internal import ScreenReader

/// What is heard when, as JSON: one cue a line, with the times of its words in seconds.
package struct SpeechJSON: Sendable {
  private let track: SpeechTrack

  /// Creates the JSON of a track.
  package init(_ track: SpeechTrack) {
    self.track = track
  }

  /// The JSON in UTF-8 with a line feed at its end.
  package var bytes: [UInt8] {
    var json = JSONWriter()
    json.result("earshot-speech") { json in
      json.field("sampleRate", Double(track.sampleRate))
      json.field("duration", seconds(track.sampleCount))
      json.line(1)
      json.array("cues") { json in
        for entry in track.entries {
          json.line(2)
          write(entry, &json)
        }
      }
    }
    json.raw("\n")
    return json.bytes
  }

  private func write(_ entry: SpeechTrack.Entry, _ json: inout JSONWriter) {
    let cue = entry.cue
    json.object { json in
      json.field("stop", Double(cue.stop))
      json.field("kind", Self.kind(of: cue))
      if !cue.isSound {
        json.field("text", cue.shownText)
        json.field("spoken", cue.text)
        json.field("language", cue.language)
        json.field("voice", cue.voice)
      }
      write(entry.samples, &json)
      if cue.heardShare < 1 {
        json.field("heardShare", cue.heardShare)
      }
      if let failure = entry.failure {
        json.field("failure", failure.description)
      }
      json.array("words") { json in
        for word in cue.isSound ? [] : entry.timedWords {
          json.object { json in
            json.field("text", word.text)
            write(word.samples, &json)
          }
        }
      }
    }
  }

  private func write(_ samples: Range<Int>, _ json: inout JSONWriter) {
    json.field("start", seconds(samples.lowerBound))
    json.field("end", seconds(samples.upperBound))
  }

  /// Seconds to the millisecond, rounded once.
  private func seconds(_ sample: Int) -> Double {
    Double((sample * 1000 + track.sampleRate / 2) / track.sampleRate) / 1000
  }

  private static func kind(of cue: SpeechTimeline.Cue) -> String {
    switch cue.source {
    case .element: cue.kind.rawValue
    case .announcement: "announcement"
    case .earcon(let earcon): earcon.rawValue
    case .feedback(.haptic(let kind)): "haptic: \(kind)"
    case .feedback(.sound(let name)): "sound: \(name)"
    case .capital: "capital"
    }
  }
}

extension SpeechTimeline.Cue {
  /// The words as they are shown.
  package var shownText: String {
    tokens.reduce(into: "") { text, token in
      if !text.isEmpty, !token.joinsPrevious { text += " " }
      text += token.text
    }
  }
}
