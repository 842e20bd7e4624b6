internal import SpeechProtocol

/// A word as it is shown, and the samples at which it is heard.
package struct TimedWord: Equatable, Sendable {
  /// The word as its author wrote it.
  package var text: String
  /// The samples at which it is heard, counted from the start of the track.
  package var samples: Range<Int>
  /// Whether no space stands between the word and the one before it.
  package var joinsPrevious: Bool
  /// Whether the time is that of the word alone: the engine's, or its part of the time that it shares with others.
  package var isTimed: Bool
}

extension SpeechTrack.Entry {
  /// The words with their times, one after the other from the first sample that can be heard to the last.
  ///
  /// A word starts at the engine's first event within it. Words without an event ("of" in "of a" is spoken with its
  /// neighbour; whole phrases have one in languages without spaces) share the time until the next event by their
  /// letters. A word ends where the next one starts, or at the voice's last pause before that.
  package var timedWords: [TimedWord] {
    let end = samples.upperBound - samples.lowerBound
    let starts = spreadStarts
    var result: [TimedWord] = []
    result.reserveCapacity(cue.tokens.count)
    var pause = 0
    for (index, token) in cue.tokens.enumerated() where !token.text.isEmpty {
      let start = starts[index]
      var wordEnd = audible.upperBound
      if index + 1 < starts.count {
        wordEnd = starts[index + 1]
        while pause < pauses.count, Int(pauses[pause]) < wordEnd { pause += 1 }
        if pause > 0, Int(pauses[pause - 1]) > start { wordEnd = Int(pauses[pause - 1]) }
      }
      // The engine counts the closing of the lips before a "p" to the word; it is not heard.
      let lower = min(max(start, audible.lowerBound), end)
      let upper = min(max(min(wordEnd, audible.upperBound), lower), end)
      result.append(
        TimedWord(
          text: token.text, samples: (samples.lowerBound + lower)..<(samples.lowerBound + upper),
          joinsPrevious: token.joinsPrevious, isTimed: true))
    }
    return result
  }

  /// The sample at which each token starts, counted from the start of the text.
  private var spreadStarts: [Int] {
    guard !cue.tokens.isEmpty else { return [] }
    var anchors: [(index: Int, sample: Int)] = []
    for (index, start) in starts.enumerated() {
      guard let start else { continue }
      let sample = max(start, audible.lowerBound)
      if sample > anchors.last?.sample ?? -1 { anchors.append((index, sample)) }
    }
    // What stands before the first event begins with the voice.
    if anchors.first?.index != 0 {
      if let first = anchors.first, first.sample <= audible.lowerBound { anchors.removeFirst() }
      anchors.insert((0, audible.lowerBound), at: 0)
    }
    var spread: [Int] = []
    for (place, anchor) in anchors.enumerated() {
      let next = place + 1 < anchors.count ? anchors[place + 1] : nil
      let tokens = cue.tokens[anchor.index..<(next?.index ?? cue.tokens.count)]
      let time = max(0, (next?.sample ?? audible.upperBound) - anchor.sample)
      let letters = max(1, tokens.reduce(0) { $0 + $1.range.count })
      var before = 0
      for token in tokens {
        spread.append(anchor.sample + time * before / letters)
        before += token.range.count
      }
    }
    return spread
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
