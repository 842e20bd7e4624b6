package import SpeechSynthesis
internal import Documents

/// The sound inside of a page, and when each of its lines is heard.
package struct PageSound: Sendable {
  /// The sound as a `data:` URL.
  let url: String
  /// The captions as a `data:` URL.
  let captions: String
  /// The length in milliseconds.
  let duration: Int
  /// For each item that was spoken, when it is heard; `nil` for one that is silent.
  let timings: [Timing?]

  /// When each item is heard, as a value of JSON: `[[0, 1800, "Rate, button"], null]`.
  var times: String {
    var json = JSONWriter()
    json.array { json in
      for timing in timings {
        guard let timing else {
          json.value(nil as String?)
          continue
        }
        json.array { json in
          json.value(Double(timing.from))
          json.value(Double(timing.to))
          json.value(SafeWords.line(timing.text))
        }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Takes the sound of a page's items.
  package init(
    _ bytes: [UInt8], format: SoundFormat, track: SpeechTrack, items: [SpeechTimeline.Item]
  ) {
    let type =
      switch format {
      case .wave: "audio/wav"
      case .flac: "audio/flac"
      case .vorbis: "audio/ogg"
      case .opus: "audio/ogg;codecs=opus"
      case .mp3: "audio/mpeg"
      }
    url = "data:\(type);base64,\(Base64.text(bytes))"
    captions =
      "data:text/vtt;charset=utf-8;base64,"
      + Base64.text(Array(CaptionFile(track).text(.webVTT).utf8))
    duration = track.sampleCount * 1000 / max(1, track.sampleRate)
    timings = Self.timings(of: items, in: track)
  }

  /// Finds the entries of each item: they stand in the order of the items, and an item may have none.
  private static func timings(
    of items: [SpeechTimeline.Item], in track: SpeechTrack
  ) -> [Timing?] {
    var rest = track.entries[...]
    var stop = -1
    return items.map { item in
      if case .stop = item { stop += 1 }
      var own: [SpeechTrack.Entry] = []
      while let next = rest.first, belongs(next, after: own.last, in: rest, to: item, stop: stop) {
        own.append(next)
        rest.removeFirst()
      }
      return timing(of: own, sampleRate: track.sampleRate)
    }
  }

  private static func belongs(
    _ entry: SpeechTrack.Entry, after last: SpeechTrack.Entry?,
    in rest: ArraySlice<SpeechTrack.Entry>, to item: SpeechTimeline.Item, stop: Int
  ) -> Bool {
    // The sound before a capital letter goes with the letter.
    let spoken = rest.first { $0.cue.source != .capital } ?? entry
    switch (item, spoken.cue.source) {
    case (.stop, .element): return spoken.cue.stop == stop
    case (.announcement, .announcement):
      return last.map { $0.cue.fragment == spoken.cue.fragment } ?? true
    case (.earcon(let sound), .earcon(let heard)): return last == nil && sound == heard
    default: return false
    }
  }

  private static func timing(of entries: [SpeechTrack.Entry], sampleRate: Int) -> Timing? {
    guard let first = entries.first, let last = entries.last else { return nil }
    func milliseconds(_ sample: Int) -> Int { sample * 1000 / max(1, sampleRate) }
    var words: [(from: Int, text: String, joinsPrevious: Bool)] = []
    for (index, entry) in entries.enumerated() {
      // Fragments stand apart as in the transcript: "Rate, button".
      if index > 0, entries[index - 1].cue.fragment != entry.cue.fragment, !words.isEmpty {
        words[words.count - 1].text += ","
      }
      for word in entry.timedWords {
        words.append((milliseconds(word.samples.lowerBound), word.text, word.joinsPrevious))
      }
    }
    return Timing(
      from: milliseconds(first.samples.lowerBound), to: milliseconds(last.samples.upperBound),
      words: words)
  }
}
