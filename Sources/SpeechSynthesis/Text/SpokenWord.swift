/// A word as it is shown, and what the engine is given for it.
struct SpokenWord: Equatable {
  /// The word as its author wrote it.
  var shown: String
  /// What is spoken in its place; the same for nearly every word.
  var spoken: String
  /// Whether no space stands between the word and the one before it.
  var joinsPrevious = false

  /// Returns what the engine is given for words, in pieces that it can speak whole, with the place of
  /// each word.
  ///
  /// - Complexity: O(n) in the length of the words.
  static func chunks(
    of words: [SpokenWord]
  ) -> [(chunk: SpeechText.Chunk, tokens: [SpeechTimeline.Cue.Token])] {
    var places = WordPlaces(words)
    return SpeechText.chunks(of: words.map(\.spoken).joined(separator: " ")).map { chunk in
      (chunk, places.tokens(in: chunk.text))
    }
  }
}

/// Finds words again in the pieces that a text was cut into.
///
/// The pieces hold every scalar of the words in order, whatever spaces were put between them, so that
/// counting scalars is enough.
private struct WordPlaces {
  private let words: [SpokenWord]
  private var index = 0
  private var rest = 0
  private var isContinued = false

  init(_ words: [SpokenWord]) {
    self.words = words
    rest = words.first.map { Self.length(of: $0) } ?? 0
  }

  private static func length(of word: SpokenWord) -> Int {
    word.spoken.unicodeScalars.count { $0 != " " }
  }

  mutating func tokens(in text: String) -> [SpeechTimeline.Cue.Token] {
    var tokens: [SpeechTimeline.Cue.Token] = []
    var isOpen = false
    var part = String.UnicodeScalarView()
    var position = -1
    for scalar in text.unicodeScalars {
      position += 1
      if scalar == " " { continue }
      while rest == 0, index < words.count - 1 {
        index += 1
        rest = Self.length(of: words[index])
        (isOpen, isContinued) = (false, false)
      }
      guard rest > 0 else { break }
      rest -= 1
      let word = words[index]
      if isOpen {
        let last = tokens.count - 1
        tokens[last].range = tokens[last].range.lowerBound..<(position + 1)
        part.append(scalar)
      } else {
        isOpen = true
        part = String.UnicodeScalarView([scalar])
        tokens.append(
          .init(
            isContinued ? "" : word.shown, range: position..<(position + 1),
            joinsPrevious: word.joinsPrevious || isContinued))
      }
      // A word that is cut shows the part that is spoken, one with another spelling shows once.
      if word.shown == word.spoken, isContinued || rest == 0 {
        tokens[tokens.count - 1].text =
          isContinued || part.count < word.shown.unicodeScalars.count
          ? String(part) : word.shown
      }
    }
    if isOpen, rest > 0 {
      if words[index].shown == words[index].spoken { tokens[tokens.count - 1].text = String(part) }
      isContinued = true
    }
    return tokens
  }
}
