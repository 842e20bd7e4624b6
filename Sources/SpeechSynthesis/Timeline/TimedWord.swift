internal import SpeechProtocol

/// A word as it is shown, and the samples at which it is heard.
package struct TimedWord: Equatable, Sendable {
  /// The word as its author wrote it.
  package var text: String
  /// The samples at which it is heard, counted from the start of the track.
  package var samples: Range<Int>
  /// Whether no space stands between the word and the one before it.
  package var joinsPrevious: Bool
  /// Whether the engine has said when the word starts; otherwise it starts with its neighbour.
  package var isTimed: Bool
}

extension SpeechTrack.Entry {
  /// The words with their times.
  ///
  /// A word starts at the engine's first event within it and ends at the next pause of the voice, or
  /// where the next word starts. Words without an event ("of" in "of a" is spoken with its neighbour)
  /// share the time of the word before them, the first ones that of the word after.
  package var timedWords: [TimedWord] {
    let end = samples.upperBound - samples.lowerBound
    let starts = self.starts
    var result: [TimedWord] = []
    result.reserveCapacity(cue.tokens.count)
    var pause = 0
    for (index, token) in cue.tokens.enumerated() where !token.text.isEmpty {
      let known = starts[...index].last { $0 != nil } ?? starts[index...].first { $0 != nil }
      let start = (known ?? nil) ?? 0
      let next = starts[(index + 1)...].first { ($0 ?? -1) > start }
      var wordEnd = (next ?? nil) ?? end
      while pause < pauses.count, Int(pauses[pause]) <= start { pause += 1 }
      if pause < pauses.count { wordEnd = min(wordEnd, Int(pauses[pause])) }
      // The engine counts the closing of the lips before a "p" to the word; it is not heard.
      let lower = min(max(start, audible.lowerBound), end)
      let upper = min(max(min(wordEnd, audible.upperBound), lower), end)
      result.append(
        TimedWord(
          text: token.text, samples: (samples.lowerBound + lower)..<(samples.lowerBound + upper),
          joinsPrevious: token.joinsPrevious, isTimed: starts[index] != nil))
    }
    return result
  }

  /// The sample of the first event within each token, counted from the start of the text.
  private var starts: [Int?] {
    var starts = [Int?](repeating: nil, count: cue.tokens.count)
    for word in words {
      let position = Int(word.position)
      guard let index = cue.tokens.lastIndex(where: { $0.range.lowerBound <= position }) else {
        continue
      }
      if cue.tokens[index].range.contains(position), starts[index] == nil {
        starts[index] = Int(word.sample)
      }
    }
    return starts
  }
}
