internal import ScreenReader
internal import Transcript

/// Lays out captions: one for each stop, or several where its words need more than two lines.
struct CaptionLayout {
  /// The most characters of a line, as captions of television have them.
  static let longestLine = 42
  private static let mostLines = 2

  private var captions: [Caption] = []
  private var lines: [Caption.Line] = []
  private var voice = Caption.Voice.reader
  private var stop = -1

  /// Returns the captions of a track.
  static func captions(of track: SpeechTrack) -> [Caption] {
    var layout = CaptionLayout()
    var previous: SpeechTimeline.Cue?
    for entry in track.entries {
      layout.add(entry, after: previous)
      if !entry.cue.isSound { previous = entry.cue }
    }
    layout.endStop()
    return layout.captions
  }

  private mutating func add(_ entry: SpeechTrack.Entry, after previous: SpeechTimeline.Cue?) {
    let cue = entry.cue
    switch cue.source {
    case .capital: return
    case .earcon(let earcon):
      guard !earcon.isRoutine else { return }
      return add(sound: "[\(earcon.words) sound]", entry)
    case .feedback(let feedback): return add(sound: EventText.words(of: feedback), entry)
    case .element: begin(.reader, cue.stop, isNew: previous?.source != .element)
    case .announcement:
      begin(.announcement, cue.stop, isNew: previous?.fragment != cue.fragment)
    }
    var words = entry.timedWords
    let isSameFragment = previous?.fragment == cue.fragment
    if !isSameFragment, let last = lines.last, !last.words.isEmpty {
      if cue.kind == .hint || previous?.kind == .hint {
        lines.append(.init(words: []))
      } else {
        // Fragments stand apart as in the transcript: "Rate, button".
        let mark = cue.separator.last == " " ? String(cue.separator.dropLast()) : cue.separator
        lines[lines.count - 1].words[last.words.count - 1].text += mark
        if mark == cue.separator, !words.isEmpty { words[0].joinsPrevious = true }
      }
    }
    if cue.heardShare < 1, !words.isEmpty { words[words.count - 1].text += "—" }
    for word in words { add(word) }
  }

  private mutating func add(sound: String, _ entry: SpeechTrack.Entry) {
    endStop()
    let words = sound.split(separator: " ").map {
      TimedWord(text: String($0), samples: entry.samples, joinsPrevious: false, isTimed: false)
    }
    captions.append(.init(stop: entry.cue.stop, voice: .sound, lines: [.init(words: words)]))
  }

  private mutating func begin(_ voice: Caption.Voice, _ stop: Int, isNew: Bool) {
    if self.stop == stop, self.voice == voice, !isNew { return }
    endStop()
    (self.stop, self.voice) = (stop, voice)
  }

  private mutating func add(_ word: TimedWord) {
    if lines.isEmpty { lines.append(.init(words: [])) }
    // A comma may follow, so that one place is kept.
    for (index, part) in Self.parts(of: word.text, longest: Self.longestLine - 1).enumerated() {
      var word = word
      word.text = part
      word.joinsPrevious = word.joinsPrevious || index > 0
      let line = Caption.Line(words: lines[lines.count - 1].words + [word])
      if line.words.count > 1, line.text.count > Self.longestLine - 1 {
        lines.append(.init(words: [word]))
      } else {
        lines[lines.count - 1] = line
      }
    }
  }

  /// Cuts a word that is longer than a line.
  private static func parts(of text: String, longest: Int) -> [String] {
    guard text.utf8.count > longest, text.count > longest else { return [text] }
    var parts: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      parts.append(String(rest.prefix(longest)))
      rest = rest.dropFirst(longest)
    }
    return parts
  }

  private mutating func endStop() {
    var start = 0
    while start < lines.count {
      let end = min(start + Self.mostLines, lines.count)
      captions.append(.init(stop: stop, voice: voice, lines: Array(lines[start..<end])))
      start = end
    }
    lines = []
  }
}

extension Earcon {
  /// The name in words: "no results".
  var words: String {
    rawValue.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
  }
}
