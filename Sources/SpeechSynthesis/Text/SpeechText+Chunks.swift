extension SpeechText {
  /// The most scalars of a chunk.
  package static let maximumChunkLength = 200
  /// The most scalars of a word; a longer one loses its end in the engine.
  package static let maximumWordLength = 100
  /// The most sounds of a word and of a chunk, by the estimate of ``SoundEstimate``.
  static let maximumWordSounds = 200
  static let maximumChunkSounds = 450
  /// The most bytes of a chunk, counted as the engine stores them: 60 Hangul syllables.
  static let maximumChunkCost = 600

  /// A piece of text that is spoken in one go.
  package struct Chunk: Equatable, Sendable {
    /// Where a chunk ends.
    package enum Ending: Equatable, Sendable {
      /// After a sentence, or with the text.
      case sentence
      /// After a comma or the like.
      case clause
      /// Between two words, or within one that is too long.
      case word
    }

    /// The words.
    package var text: String
    /// Where the chunk ends.
    package var ending: Ending
  }

  /// Returns the text in pieces that an engine can speak whole.
  ///
  /// Pieces end after sentences where they can, else after clauses, else between words. Joined, they
  /// hold every speakable scalar of the text in its order.
  ///
  /// - Complexity: O(n) in the length of the text.
  package static func chunks(of text: String) -> [Chunk] {
    let words = words(of: sanitized(text))
    var chunks: [Chunk] = []
    var start = 0
    while start < words.count {
      let end = fittingEnd(of: words, from: start)
      let cut = end == words.count ? end : bestCut(in: words, from: start, to: end)
      let text = words[start..<cut].map { String($0.scalars) }.joined(separator: " ")
      let isLast = cut == words.count
      chunks.append(Chunk(text: text, ending: isLast ? .sentence : words[cut - 1].ending))
      start = cut
    }
    return chunks
  }

  private struct Word {
    var scalars: String.UnicodeScalarView
    var length: Int
    var cost: Int
    var sounds: Int
    var ending: Chunk.Ending
  }

  private static func fittingEnd(of words: [Word], from start: Int) -> Int {
    var length = -1
    var cost = -1
    var sounds = 0
    var end = start
    while end < words.count {
      length += words[end].length + 1
      cost += words[end].cost + 1
      sounds += words[end].sounds
      let fits =
        length <= maximumChunkLength && cost <= maximumChunkCost && sounds <= maximumChunkSounds
      if end > start, !fits { break }
      end += 1
    }
    return end
  }

  /// Returns the last cut after a sentence, else after a clause, that leaves no mere crumb in front.
  private static func bestCut(in words: [Word], from start: Int, to end: Int) -> Int {
    let earliest = start + max(1, (end - start) / 3)
    for ending in [Chunk.Ending.sentence, .clause] {
      var cut = end
      while cut >= earliest {
        if words[cut - 1].ending == ending { return cut }
        cut -= 1
      }
    }
    return end
  }

  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    for token in text.unicodeScalars.split(separator: " ") {
      var rest = token
      while !rest.isEmpty {
        let cut = wordEnd(in: rest)
        let isWhole = cut == rest.endIndex
        words.append(word(rest[..<cut], isWhole: isWhole))
        rest = rest[cut...]
      }
    }
    return words
  }

  private static func word(_ scalars: Substring.UnicodeScalarView, isWhole: Bool) -> Word {
    var last = scalars.endIndex
    while last > scalars.startIndex, scalars[scalars.index(before: last)].closesQuotation {
      last = scalars.index(before: last)
    }
    let mark = last > scalars.startIndex ? scalars[scalars.index(before: last)] : nil
    var ending = Chunk.Ending.word
    if let mark, isWhole {
      ending = mark.endsSentence ? .sentence : mark.endsClause ? .clause : .word
    }
    var estimate = SoundEstimate()
    for scalar in scalars { estimate.add(scalar) }
    return Word(
      scalars: String.UnicodeScalarView(scalars), length: scalars.count,
      cost: scalars.reduce(0) { $0 + $1.speechCost }, sounds: estimate.sounds, ending: ending)
  }

  /// Returns where a word that may be too long is cut: after a sign if there is one, and never within
  /// a character if that can be helped.
  private static func wordEnd(in scalars: Substring.UnicodeScalarView) -> String.Index {
    var index = scalars.startIndex
    var estimate = SoundEstimate()
    var afterSign: String.Index?
    var betweenCharacters: String.Index?
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if index > scalars.startIndex, !scalar.continuesCharacter, !estimate.isJoined {
        betweenCharacters = index
      }
      estimate.add(scalar)
      if estimate.sounds > maximumWordSounds { return afterSign ?? betweenCharacters ?? index }
      index = scalars.index(after: index)
      if estimate.sounds * 2 > maximumWordSounds, scalar.isSign { afterSign = index }
    }
    return index
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is punctuation between the parts of a long word, such as an address.
  fileprivate var isSign: Bool {
    switch self {
    case "/", ".", ",", "-", "_", "?", "&", "=", ":", ";", "+", "#", "、", "。", "，": true
    default: false
    }
  }
}
